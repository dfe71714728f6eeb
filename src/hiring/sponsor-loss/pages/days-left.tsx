import { Banner } from '#platform/ui/toast/banner.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import type {
  SponsorLossAnswers,
  SponsorLossState,
} from '#hiring/sponsor-loss/sponsor-loss.schema.ts'
import styles from './sponsor-lost.module.css'

interface DaysLeftProps {
  state: SponsorLossState
  answers: SponsorLossAnswers | null
  today: string
  days: number
  milestones: { on: string; words: string }[]
}

/** The answer: the number of days, the last day, and what is due by when. */
export function DaysLeft({ state, answers, today, days, milestones }: DaysLeftProps) {
  if (state.kind === 'abroad') {
    return (
      <Banner tone="info" title="You are outside the UK: there are no days to count">
        A change inside the UK is not possible from abroad. You need an employer with a licence, a
        new certificate and a new visa before you travel. Do not travel on a visa that is cancelled.
      </Banner>
    )
  }
  if (state.kind === 'no-letter') {
    return (
      <Banner tone="info" title="The days have not started">
        {`Without a letter or email of the Home Office, the ${days} days have not begun${
          answers?.visaEndsOn
            ? `, and your visa goes on until ${mediumDate(answers.visaEndsOn)}`
            : ''
        }. Your employer tells the Home Office within ten working days that you have left; the letter can take weeks or months. Keep your address in the UKVI account right, look in every week, and begin to apply now.`}
      </Banner>
    )
  }
  const { kind, lastOn, daysLeft, endsWith } = state
  const why =
    endsWith === 'visa'
      ? 'That is when your visa ends, which is sooner than 60 days from the letter.'
      : `That is ${days} days from the letter.`
  if (kind === 'over') {
    return (
      <Banner tone="danger" title={`The last day was ${mediumDate(lastOn)}`}>
        {`${why} If you have not applied, talk to an immigration adviser today: staying on makes the next visa harder, and there may still be a way. If you applied in time, you can wait for the decision.`}
      </Banner>
    )
  }
  return (
    <Card as="section" tone="dawn" padding="roomy">
      <h2 className={styles.count}>
        {daysLeft === 0 ? 'Today is the last day' : leftWords(daysLeft)}
      </h2>
      <p>
        {`Counted on ${mediumDate(today)}: the last day is `}
        <b>{mediumDate(lastOn)}</b>
        {`. ${why} If your letter names another day, that one counts.`}
      </p>
      <p>By then your new visa application must be sent and paid.</p>
      {milestones.length > 0 && (
        <>
          <h3 className={styles.title}>A plan for the days</h3>
          <ul className={styles.list}>
            {milestones.map(({ on, words }) => (
              <li key={on}>
                <b>{`By ${mediumDate(on)}:`}</b> {words}
              </li>
            ))}
          </ul>
          <p className={styles.soft}>The plan is our advice, not a rule.</p>
        </>
      )}
    </Card>
  )
}

function leftWords(days: number) {
  return days === 1 ? '1 day left' : `${days} days left`
}
