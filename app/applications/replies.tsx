import { Card } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { Reply } from '#contract/application-views.ts'
import { mediumDateTime } from '#contract/formats.ts'
import { FORBIDDEN_REQUESTS } from '#contract/forbidden-requests.ts'
import { reportMessagePath } from '#contract/paths/report-paths.ts'
import styles from './replies.module.css'

/** What the employer wrote from here, as it reads it itself; nothing if there is none. */
export function Replies({ replies }: { replies: Reply[] }) {
  if (replies.length === 0) return null
  return (
    <Card as="section" tone="sea">
      <div className={styles.replies}>
        <h2>What you wrote</h2>
        <ul className={styles.list}>
          {replies.map(({ id, text, at, isHeld }) => (
            <li key={id}>
              {isHeld && <Tag tone="warning">We look at it before it is sent</Tag>}
              <Message text={text} at={at} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

interface EmployerMessagesProps {
  replies: Reply[]
  /** It has shown that it is the employer. */
  isPosterProved: boolean
}

/** What an employer wrote to the applicant, in a frame that says what none may ask for. */
export function EmployerMessages({ replies, isPosterProved }: EmployerMessagesProps) {
  if (replies.length === 0) return null
  return (
    <Card as="section">
      <div className={styles.replies}>
        <h2>{isPosterProved ? 'From the employer' : 'From the poster of this job'}</h2>
        <p>
          {isPosterProved
            ? 'We emailed it to you as well. Reply to that email to answer them.'
            : 'We have not checked that they act for the employer. We emailed it to you as well; an answer to that email does not reach them.'}
        </p>
        <div className={styles.frame}>
          <p>
            <b>{`${FORBIDDEN_REQUESTS.heading}:`}</b>
          </p>
          <ul className={styles.never}>
            {FORBIDDEN_REQUESTS.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <ul className={styles.list}>
            {replies.map(({ id, text, at }) => (
              <li key={id} className={styles.message}>
                <Message text={text} at={at} />
                <p className={styles.reports}>
                  <Link href={reportMessagePath(id)} rel="nofollow">
                    Report this
                  </Link>
                  <Link href={reportMessagePath(id, 'asked-to-pay')} rel="nofollow">
                    This asks me for money
                  </Link>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  )
}

function Message({ text, at }: { text: string; at: string }) {
  return (
    <>
      <time className={styles.time} dateTime={at}>
        {mediumDateTime(at)}
      </time>
      <p className={styles.text}>{text}</p>
    </>
  )
}
