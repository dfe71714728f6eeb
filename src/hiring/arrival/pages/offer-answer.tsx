import { Form } from 'react-router'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import type { ArrivalTrack } from '#hiring/arrival/arrival.schema.ts'
import { decisionWords, offerWords } from '#hiring/applications/model/application-state.ts'
import styles from './arrival.module.css'

interface OfferAnswerProps {
  track: ArrivalTrack
  path: string
}

/** The applicant’s answer to the offer, which can be changed while the offer is open. */
export function OfferAnswerCard({ track, path }: OfferAnswerProps) {
  const { side, answer, answeredAt, pause, who, isPosterProved } = track
  const decided = (name?: string) =>
    decisionWords(
      { status: 'offered', withdrawnAt: null, offerAnswer: answer, offerAnsweredAt: answeredAt },
      name,
    )
  if (side === 'employer') {
    const decision = decided(who)
    const words = decision ? `${decision}.` : `${who} has not answered your offer yet.`
    return <p className={styles.answer}>{words}</p>
  }
  const canAnswer = pause === null
  if (answer === null && !canAnswer) return null
  return (
    <Card as="section" padding="roomy">
      <h2 className={styles.title}>{decided() ?? offerWords(isPosterProved)}</h2>
      {answer === null && (
        <p className={styles.soft}>
          Your ‘yes’ here is no contract: that is what you sign. You can take it back.
        </p>
      )}
      {canAnswer && (
        <Form
          method="post"
          action={`${path}?do=answer`}
          className={styles.buttons}
          preventScrollReset
        >
          {answer !== 'accepted' && (
            <Button type="submit" name="answer" value="accepted" tone="primary" icon="check">
              I accept
            </Button>
          )}
          {answer === null && (
            <Button type="submit" name="answer" value="declined">
              I decline
            </Button>
          )}
          {answer !== null && (
            <Button type="submit" name="answer" value="undecided" tone="quiet">
              Take my answer back
            </Button>
          )}
        </Form>
      )}
    </Card>
  )
}
