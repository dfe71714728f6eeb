import { useLanguage } from '#platform/languages/pages/use-language.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import styles from './job-answer.module.css'
import tones from './tone-mark.module.css'

interface JobAnswerProps {
  headline: Headline
  /** The days of the rules and the register; null outside the UK. */
  basis: string | null
  /** The headline is not in the page's language. */
  isEnglish?: boolean | undefined
}

/** The answer about sponsoring this job, at the top of its page. */
export function JobAnswer({ headline, basis, isEnglish }: JobAnswerProps) {
  const { tone, sentence, detail } = headline
  const { english } = useLanguage()
  return (
    <>
      <div className={`${tones.tone} ${styles.answer}`} data-tone={tone}>
        <span className={tones.mark} aria-hidden="true" />
        <div {...(isEnglish ? english : null)}>
          <p className={styles.sentence}>{sentence}</p>
          {detail && <p>{detail}</p>}
        </div>
      </div>
      {basis && <p className={styles.basis}>{basis}</p>}
    </>
  )
}
