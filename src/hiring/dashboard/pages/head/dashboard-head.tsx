import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Avatar } from '#platform/ui/facts/avatar.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import type { FileRules } from '#platform/ui/fields/file-field.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { useImagePreview } from '#platform/ui/fields/use-image-preview.ts'
import styles from './dashboard-head.module.css'
import { PictureForm } from './picture-form.tsx'

interface DashboardHeadProps {
  greeting: string
  person: { name: string; email: string; picture: string | null }
  pictureRules: FileRules
  rejection: Rejection | undefined
  /** The person runs the site. */
  isAdmin: boolean
  /** Whether it stands beside the tabs on a wide screen. */
  isBeside: boolean
}

const LINKS = [
  ['/profile', 'Your CV'],
  ['/saved', 'Saved jobs'],
  ['/alerts', 'Alerts'],
  ['/organisations', 'Organisations'],
  ['/setting', 'Settings'],
  ['/login?logout=ask', 'Log out'],
] as const

const ADMIN = ['/desk', 'Site admin'] as const

/** A greeting with the person's name and, folded, their links and the form for their picture. */
export function DashboardHead({
  greeting,
  person,
  pictureRules,
  rejection,
  isAdmin,
  isBeside,
}: DashboardHeadProps) {
  const { name, email, picture } = person
  const { preview, choose } = useImagePreview()

  return (
    <header className={isBeside ? `${styles.head} ${styles.beside}` : styles.head}>
      <Avatar name={name} src={preview ?? picture} size="medium" />
      <div className={styles.words}>
        <h1 className={styles.name}>{greeting}</h1>
        <p className={styles.facts}>
          <span>{name}</span> <span className={styles.email}>{email}</span>{' '}
        </p>
      </div>
      <details className={styles.fold} open={rejection !== undefined}>
        <summary className={styles.chip}>
          <Icon name="user" />
          <span className={styles.label}>Picture and profile</span>
        </summary>
        <div className={styles.panel}>
          <ul className={styles.links}>
            {(isAdmin ? [ADMIN, ...LINKS] : LINKS).map(([href, label]) => (
              <li key={href}>
                <Link className={styles.link} href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.form}>
            <PictureForm
              hasPicture={picture !== null}
              rules={pictureRules}
              rejection={rejection}
              onChoose={choose}
            />
          </div>
        </div>
      </details>
    </header>
  )
}
