import type { Headline } from '#contract/sponsorship/headline.ts'
import styles from './job-answer.module.css'
import tones from './tone-mark.module.css'

/** Whether this job can be sponsored: the first thing its page says. */
export function JobAnswer({ headline: { tone, sentence, detail } }: { headline: Headline }) {
  return (
    <div className={`${tones.tone} ${styles.answer}`} data-tone={tone}>
      <span className={tones.mark} aria-hidden="true" />
      <div>
        <p className={styles.sentence}>{sentence}</p>
        {detail && <p>{detail}</p>}
      </div>
    </div>
  )
}
