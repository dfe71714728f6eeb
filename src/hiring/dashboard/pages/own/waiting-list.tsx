import type { ReactNode } from 'react'
import { arrivalPath } from '#trade/paths/arrival-paths.ts'
import { newMessagesWords } from '#hiring/applications/pages/status-words.ts'
import type { WaitingApplication } from '#hiring/dashboard/own/waiting.queries.ts'
import { interviewPath } from '#hiring/interviews/model/interview-paths.ts'
import { nextInterviewWords } from '#hiring/interviews/model/interview-words.ts'
import { useOwnZone } from '#hiring/interviews/pages/use-own-zone.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { today } from '#platform/primitives/time/today.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Icon, type IconName } from '#platform/ui/facts/icon.tsx'
import type { OwnView } from './load-own.ts'
import styles from './own.module.css'

/** Everything that waits for the seeker: offers, interviews by their time, then messages. */
export function WaitingList({ waiting, meetings, zone: own }: OwnView) {
  const { zone } = useOwnZone(own)
  const offers = waiting.filter(({ isOffer }) => isOffer)
  const unread = waiting.filter(({ newMessages }) => newMessages > 0)
  if (offers.length + meetings.length + unread.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="waiting">
      <h2 id="waiting" className={styles.title}>
        Waiting for you
      </h2>
      <ul className={styles.tasks}>
        {offers.map((offer, at) => (
          <Offer key={offer.id} offer={offer} isFirst={at === 0} />
        ))}
        {meetings.map(({ applicationId, title, employer, ...next }) => (
          <Item
            key={applicationId}
            href={interviewPath({ id: applicationId })}
            icon="calendar"
            title={next.startsAt === null ? 'Choose a time for an interview' : 'Interview'}
          >
            {next.startsAt !== null && (
              <b>{nextInterviewWords(next, { reader: 'applicant', zone })} · </b>
            )}
            {title}, {employer}
          </Item>
        ))}
        {unread.map(({ id, title, employer, newMessages }) => (
          <Item
            key={id}
            href={`/applications/${id}`}
            icon="mail"
            title={newMessagesWords(newMessages)}
          >
            {title}, {employer}
          </Item>
        ))}
      </ul>
    </section>
  )
}

/** Only a checked employer's offer looks like good news, and the first is the page's one main action. */
function Offer({ offer, isFirst }: { offer: WaitingApplication; isFirst: boolean }) {
  const { id, title, employer, isPosterProved, answerBy } = offer
  return (
    <li className={isPosterProved ? styles.offer : styles.doubt}>
      <Icon name={isPosterProved ? 'briefcase' : 'alert'} />
      <div>
        <h3>{isPosterProved ? 'Answer an offer' : 'An offer we have not checked'}</h3>
        <p>
          {isPosterProved
            ? `${employer} offers you ${title}.`
            : `Somebody we have not checked says they offer you ${title}. Ring the company before you answer.`}
          {answerBy && ` ${answerByWords(answerBy)}`}
        </p>
      </div>
      <ButtonLink
        href={arrivalPath({ id })}
        tone={isPosterProved && isFirst ? 'primary' : 'secondary'}
      >
        See the offer
      </ButtonLink>
    </li>
  )
}

function answerByWords(answerBy: string): string {
  const day = mediumDate(answerBy)
  return answerBy < today() ? `The day to answer was ${day}.` : `Answer by ${day}.`
}

interface ItemProps {
  href: string
  icon: IconName
  title: string
  children: ReactNode
}

function Item({ href, icon, title, children }: ItemProps) {
  return (
    <li className={styles.task}>
      <Icon name={icon} />
      <div>
        <h3>
          <Link className="card-link" href={href}>
            {title}
          </Link>
        </h3>
        <p>{children}</p>
      </div>
      <Icon name="arrow-right" />
    </li>
  )
}
