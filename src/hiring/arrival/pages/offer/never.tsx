import { Card } from '#platform/ui/facts/card.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import styles from './offer-beside-advert.module.css'

const NEVER = [
  'Pay for the certificate, the job or an ‘agent’.',
  'Give up your passport.',
  'Leave your job before you have the visa.',
]

/** Three things that nobody does for an honest offer. */
export function Never() {
  return (
    <Card as="section" padding="roomy">
      <h2 className={styles.title}>Never</h2>
      <ul className={styles.never}>
        {NEVER.map((words) => (
          <li key={words}>
            <Icon name="close" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
