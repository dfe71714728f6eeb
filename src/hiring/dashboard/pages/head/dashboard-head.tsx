import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Avatar } from '#platform/ui/facts/avatar.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import type { FileRules } from '#platform/ui/fields/file-field.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { useImagePreview } from '#platform/ui/fields/use-image-preview.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import styles from './dashboard-head.module.css'
import { PictureForm } from './picture-form.tsx'

interface DashboardHeadProps {
  person: { name: string; email: string; since: string; picture: string | null }
  pictureRules: FileRules
  rejection: Rejection | undefined
}

const LINKS = [
  ['/profile', 'Your CV'],
  ['/saved', 'Saved jobs'],
  ['/alerts', 'Alerts'],
  ['/organisations', 'Organisations'],
  ['/setting', 'Settings'],
  ['/login?logout=ask', 'Log out'],
] as const

/** The person's name, links and, folded, the form for their picture. */
export function DashboardHead({ person, pictureRules, rejection }: DashboardHeadProps) {
  const { name, email, since, picture } = person
  const { preview, choose } = useImagePreview()

  return (
    <header className={styles.head}>
      <Avatar name={name} src={preview ?? picture} size="medium" />
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.facts}>
          <span>{email}</span>{' '}
          <span>
            Member since <time dateTime={since}>{mediumDate(since)}</time>
          </span>
        </p>
      </div>
      <ul className={styles.links}>
        {LINKS.map(([href, label]) => (
          <li key={href}>
            <Link className={styles.link} href={href}>
              {label}
            </Link>
          </li>
        ))}
        <li className={styles.fold}>
          <details className={styles.picture} open={rejection !== undefined}>
            <summary className={styles.link}>
              Change picture
              <Icon name="chevron-down" size="small" />
            </summary>
            <div className={styles.form}>
              <PictureForm
                hasPicture={picture !== null}
                rules={pictureRules}
                rejection={rejection}
                onChoose={choose}
              />
            </div>
          </details>
        </li>
      </ul>
    </header>
  )
}
