import type { Rejection } from '#app/forms/rejection.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonRow } from '#app/ui/button-row.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { mediumDate } from '#contract/formats.ts'
import { PictureForm, type PictureLimits } from './picture-form.tsx'
import styles from './profile.module.css'

interface ProfileProps {
  person: { name: string; email: string; since: string; picture: string | null }
  limits: PictureLimits
  rejection: Rejection | undefined
}

/** Who is logged in, and where they change their picture. */
export function Profile({ person, limits, rejection }: ProfileProps) {
  const { name, email, since, picture } = person

  return (
    <Card padding="roomy">
      <div className={styles.profile}>
        {/* A script puts a chosen picture in its place, to be looked at before it is sent. */}
        <div className={styles.picture} data-picture>
          <Avatar name={name} src={picture} size="large" />
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
            <ButtonLink href="/setting">Settings</ButtonLink>
            <ButtonLink href="/login" tone="quiet">
              Log out
            </ButtonLink>
          </ButtonRow>
        </div>
        <div className={styles.form}>
          <PictureForm hasPicture={picture !== null} limits={limits} rejection={rejection} />
        </div>
      </div>
    </Card>
  )
}
