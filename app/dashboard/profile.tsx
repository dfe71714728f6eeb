import type { Rejection } from '#app/forms/rejection.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonRow } from '#app/ui/button-row.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { FileRules } from '#app/ui/file-field.tsx'
import { useImagePreview } from '#app/ui/use-image-preview.ts'
import { mediumDate } from '#contract/formats.ts'
import { PictureForm } from './picture-form.tsx'
import styles from './profile.module.css'

interface ProfileProps {
  person: { name: string; email: string; since: string; picture: string | null }
  pictureRules: FileRules
  rejection: Rejection | undefined
}

/** Who is logged in, and where they change their picture. */
export function Profile({ person, pictureRules, rejection }: ProfileProps) {
  const { name, email, since, picture } = person
  const { preview, choose } = useImagePreview()

  return (
    <Card padding="roomy">
      <div className={styles.profile}>
        <div className={styles.picture}>
          <Avatar name={name} src={preview ?? picture} size="large" />
        </div>
        <header className={styles.words}>
          <p className={styles.eyebrow}>Dashboard</p>
          <h1>{name}</h1>
          <p>{email}</p>
          <p className={styles.since}>
            Member since <time dateTime={since}>{mediumDate(since)}</time>
          </p>
        </header>
        <div className={styles.links}>
          <ButtonRow>
            <ButtonLink href="/profile">Your CV</ButtonLink>
            <ButtonLink href="/saved">Saved jobs</ButtonLink>
            <ButtonLink href="/alerts">Alerts</ButtonLink>
            <ButtonLink href="/organisations">Organisations</ButtonLink>
            <ButtonLink href="/setting">Settings</ButtonLink>
            <ButtonLink href="/login" tone="quiet">
              Log out
            </ButtonLink>
          </ButtonRow>
        </div>
        <div className={styles.form}>
          <PictureForm
            hasPicture={picture !== null}
            rules={pictureRules}
            rejection={rejection}
            onChoose={choose}
          />
        </div>
      </div>
    </Card>
  )
}
