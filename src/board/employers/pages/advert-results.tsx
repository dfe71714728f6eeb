import tones from '#sponsorship/headline/pages/tone-mark.module.css'
import { Card } from '#platform/ui/facts/card.tsx'
import type { JobAnswers } from '#board/employers/employers.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import styles from './employer.module.css'

const ROWS = [
  { answer: 'pass', words: 'All three pass: licence, occupation and pay' },
  { answer: 'ask', words: 'Something to ask the employer first' },
  { answer: 'ruledOut', words: 'Ruled out for someone who applies from abroad' },
] as const

const TONES = { pass: 'pass', ask: 'ask', ruledOut: 'no' } as const

/** The counts of check answers for an employer's open jobs. */
export function AdvertResults({ answers }: { answers: JobAnswers }) {
  const count = formatCount(answers.total)
  return (
    <section className={styles.section} aria-labelledby="judged">
      <h2 id="judged">How its adverts were judged</h2>
      <p className={styles.lead}>
        {answers.total === 1
          ? 'Its one open advert, by today’s rules.'
          : `All ${count} open adverts, by today’s rules.`}
      </p>
      <Card>
        <ul className={styles.judged}>
          {ROWS.map(({ answer, words }) => (
            <li key={answer} className={tones.tone} data-tone={TONES[answer]}>
              <span className={tones.mark} aria-hidden="true" />
              <b>{formatCount(answers[answer])}</b>
              <span>{words}</span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
