import { useLanguage } from '#app/languages/use-language.ts'
import type { Headline } from '#contract/sponsorship/headline.ts'
import styles from './job-answer.module.css'
import tones from './tone-mark.module.css'

interface JobAnswerProps {
  headline: Headline
  /** It is not in the language of the page. */
  isEnglish?: boolean | undefined
}

/** Whether this job can be sponsored: the first thing its page says. */
export function JobAnswer({ headline, isEnglish }: JobAnswerProps) {
  const { tone, sentence, detail } = headline
  const { english } = useLanguage()
  return (
    <div
      className={`${tones.tone} ${styles.answer}`}
      data-tone={tone}
      {...(isEnglish ? english : null)}
    >
      <span className={tones.mark} aria-hidden="true" />
      <div>
        <p className={styles.sentence}>{sentence}</p>
        {detail && <p>{detail}</p>}
      </div>
    </div>
  )
}
