import { Card } from '#app/ui/card.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { Reply } from '#contract/application-views.ts'
import { mediumDateTime } from '#contract/formats.ts'
import styles from './replies.module.css'

interface RepliesProps {
  replies: Reply[]
  reader: 'applicant' | 'employer'
}

/** What the employer wrote from here; nothing if there is none. */
export function Replies({ replies, reader }: RepliesProps) {
  if (replies.length === 0) return null
  const isOwn = reader === 'applicant'

  return (
    <Card as="section" tone="sea">
      <div className={styles.replies}>
        <h2>{isOwn ? 'From the employer' : 'What you wrote'}</h2>
        {isOwn && <p>We emailed it to you as well. Reply to that email to answer them.</p>}
        <ul className={styles.list}>
          {replies.map(({ text, at, isHeld }) => (
            <li key={at}>
              <time className={styles.time} dateTime={at}>
                {mediumDateTime(at)}
              </time>
              {isHeld && <Tag tone="warning">We look at it before it is sent</Tag>}
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
