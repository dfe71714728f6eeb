import { Button } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { AlertView } from '#board/alerts/alerts.schema.ts'
import styles from './alerts.module.css'

interface AlertItemProps {
  alert: AlertView & { says: string; listHref: string }
  /** The path its forms are posted to. */
  path: string
}

/** One alert and its buttons. Each button has its own form, so no script is needed. */
export function AlertItem({ alert, path }: AlertItemProps) {
  const { id, name, says, listHref, frequency, status } = alert
  const isOn = status === 'on'
  const other = frequency === 'daily' ? 'weekly' : 'daily'
  return (
    <Card as="article">
      <h2 className={styles.name}>
        <Link href={listHref}>{name}</Link>
      </h2>
      <p>{says}</p>
      <form className={styles.actions} method="post" action={path}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="frequency" value={other} />
        <Button
          type="submit"
          name="action"
          value={isOn ? 'pause' : 'resume'}
          size="small"
          aria-label={`${isOn ? 'Pause' : 'Turn on'}: ${name}`}
        >
          {isOn ? 'Pause' : 'Turn on'}
        </Button>
        {isOn && (
          <Button
            type="submit"
            name="action"
            value="frequency"
            size="small"
            aria-label={`${other === 'daily' ? 'Send every day' : 'Send on Mondays'}: ${name}`}
          >
            {other === 'daily' ? 'Send every day' : 'Send on Mondays'}
          </Button>
        )}
        <Button
          type="submit"
          name="action"
          value="delete"
          size="small"
          tone="quiet"
          aria-label={`Delete: ${name}`}
        >
          Delete
        </Button>
      </form>
    </Card>
  )
}
