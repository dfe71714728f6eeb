import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import type { ArrivalTrack } from '#hiring/arrival/arrival.schema.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { decisionWords } from '#hiring/applications/model/application-state.ts'
import styles from './arrival.module.css'

interface OfferAnswerProps {
  track: ArrivalTrack
  path: string
}

/** The applicant’s answer to the offer, which can be changed while the offer is open. */
export function OfferAnswerCard({ track, path }: OfferAnswerProps) {
  const { words } = useLanguage()
  const { side, answer, answeredAt, withdrawnAt, pause, who, isPosterProved, applicationId } = track
  if (side === 'employer') {
    const decision = decisionWords(
      { status: 'offered', withdrawnAt, offerAnswer: answer, offerAnsweredAt: answeredAt },
      who,
    )
    const text = decision ? `${decision}.` : `${who} has not answered your offer yet.`
    return <p className={styles.answer}>{text}</p>
  }
  const canAnswer = pause === null
  if (answer === null && !canAnswer) return null
  // Nothing from an unproved poster may look like good news.
  const yesTone = isPosterProved ? 'primary' : 'secondary'
  return (
    <Card as="section" padding="roomy">
      <h2 className={styles.title} id="your-answer">
        {words.offer.answer}
      </h2>
      {answer === null && <p className={styles.soft}>{words.offer.noContract}</p>}
      {canAnswer && (
        <Form
          method="post"
          action={`${path}?do=answer`}
          className={styles.buttons}
          preventScrollReset
        >
          <PageOwner />
          <input type="hidden" name="seen" value={track.offer?.updatedAt ?? ''} />
          {answer !== 'accepted' && (
            <Button type="submit" name="answer" value="accepted" wide tone={yesTone} icon="check">
              {words.offer.accept}
            </Button>
          )}
          {answer === null && (
            <>
              <ButtonLink wide href={`/applications/${applicationId}#messages`}>
                {words.offer.moreTime}
              </ButtonLink>
              <Button type="submit" name="answer" value="declined" wide tone="quiet">
                {words.offer.decline}
              </Button>
            </>
          )}
          {answer !== null && (
            <Button type="submit" name="answer" value="undecided" tone="quiet">
              {words.offer.undo}
            </Button>
          )}
        </Form>
      )}
    </Card>
  )
}
