import { Button } from '#platform/ui/buttons/button.tsx'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { AlertView } from '#board/alerts/alerts.service.ts'
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
  const buttons = [
    isOn ? ['pause', 'Pause'] : ['resume', 'Turn on'],
    ...(isOn ? [['frequency', other === 'daily' ? 'Send every day' : 'Send on Mondays']] : []),
    ['delete', 'Delete'],
  ]
  return (
    <Card as="article">
      <h2 className={styles.name}>
        <Link href={listHref}>{name}</Link>
      </h2>
      <p>{says}</p>
      <form className={styles.actions} method="post" action={path}>
        <PageOwner />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="frequency" value={other} />
        {buttons.map(([action, label]) => (
          <Button
            key={action}
            type="submit"
            name="action"
            value={action}
            size="small"
            tone={action === 'delete' ? 'quiet' : undefined}
            aria-label={`${label}: ${name}`}
          >
            {label}
          </Button>
        ))}
      </form>
    </Card>
  )
}
