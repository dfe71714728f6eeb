import tones from '#sponsorship/headline/pages/tone-mark.module.css'
import { Card } from '#platform/ui/facts/card.tsx'
import type { JobAnswers } from '#board/employers/employers.ts'
import type { ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import styles from './employer.module.css'

const ROWS = [
  { answer: 'pass', words: 'Could be sponsored: licence, occupation and pay' },
  { answer: 'ask', words: 'Something to ask the employer first' },
  { answer: 'ruledOut', words: 'Ruled out for someone who applies from abroad' },
] as const

const TONES = { pass: 'pass', ask: 'ask', ruledOut: 'no' } as const
const OLD = {
  tone: 'old',
  words: 'Passed when we last looked: licence, occupation and pay',
} as const

/** The counts of check answers for an employer's open jobs. */
export function AdvertResults({ answers, basis }: { answers: JobAnswers; basis: ShownBasis }) {
  const isOld = basis.old !== null
  const rules = isOld ? 'the rules and the register we have' : 'today’s rules'
  const count = formatCount(answers.total)
  return (
    <section className={styles.section} aria-labelledby="judged">
      <h2 id="judged">What we found for its adverts</h2>
      <p className={styles.lead}>
        {answers.total === 1
          ? `Its one open advert, by ${rules}.`
          : `All ${count} open adverts, by ${rules}.`}
      </p>
      <Card>
        <ul className={styles.judged}>
          {ROWS.map(({ answer, words }) => {
            const old = isOld && answer === 'pass' ? OLD : null
            return (
              <li key={answer} className={tones.tone} data-tone={old?.tone ?? TONES[answer]}>
                <span className={tones.mark} aria-hidden="true" />
                <b>{formatCount(answers[answer])}</b>
                <span>{old?.words ?? words}</span>
              </li>
            )
          })}
        </ul>
      </Card>
    </section>
  )
}
