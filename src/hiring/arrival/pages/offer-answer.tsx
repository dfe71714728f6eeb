import { Form } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import type { ArrivalTrack } from '#hiring/arrival/arrival.schema.ts'
import { decisionWords } from '#hiring/applications/model/application-state.ts'
import styles from './arrival.module.css'

interface OfferAnswerProps {
  track: ArrivalTrack
  path: string
}

/** The applicant’s answer to the offer, which can be changed while the offer is open. */
export function OfferAnswerCard({ track, path }: OfferAnswerProps) {
  const { side, answer, answeredAt, pause, who, isPosterProved, applicationId } = track
  if (side === 'employer') {
    const decision = decisionWords(
      { status: 'offered', withdrawnAt: null, offerAnswer: answer, offerAnsweredAt: answeredAt },
      who,
    )
    const words = decision ? `${decision}.` : `${who} has not answered your offer yet.`
    return <p className={styles.answer}>{words}</p>
  }
  const canAnswer = pause === null
  if (answer === null && !canAnswer) return null
  // Nothing from an unproved poster may look like good news.
  const yesTone = isPosterProved ? 'primary' : 'secondary'
  return (
    <Card as="section" padding="roomy">
      <h2 className={styles.title} id="your-answer">
        Your answer
      </h2>
      {answer === null && (
        <p className={styles.soft}>
          This is not a contract. You can change your mind until you sign one.
        </p>
      )}
      {canAnswer && (
        <Form
          method="post"
          action={`${path}?do=answer`}
          className={styles.buttons}
          preventScrollReset
        >
          <input type="hidden" name="seen" value={track.offer?.updatedAt ?? ''} />
          {answer !== 'accepted' && (
            <Button type="submit" name="answer" value="accepted" wide tone={yesTone} icon="check">
              I accept
            </Button>
          )}
          {answer === null && (
            <>
              <ButtonLink wide href={`/applications/${applicationId}#messages`}>
                I need more time
              </ButtonLink>
              <Button type="submit" name="answer" value="declined" wide tone="quiet">
                I decline
              </Button>
            </>
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
