import { Banner } from '#platform/ui/toast/banner.tsx'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { TimeAgo } from '#platform/ui/facts/time-ago.tsx'
import styles from './draft-banner.module.css'
import { formPath, NEW } from '#trade/paths/posting-paths.ts'

interface DraftBannerProps {
  subject: string
  savedAt: string
  /** The form below starts with other values. */
  isElsewhere: boolean
}

/**
 * Shows that an unpublished draft exists, and how to discard it. Starting again reloads the page, so that every field
 * is empty.
 */
export function DraftBanner({ subject, savedAt, isElsewhere }: DraftBannerProps) {
  const when = <TimeAgo at={savedAt} />
  const title =
    subject === NEW ? 'You have an unfinished advert' : 'You have changes that are not published'

  return (
    <Banner tone="info" title={title}>
      <form method="post" action={formPath(subject)} className={styles.words}>
        <PageOwner />
        {isElsewhere ? (
          <p>You last edited it {when}. It stays until you save or publish what is below.</p>
        ) : (
          <p>You last edited it {when}. We have filled it in again.</p>
        )}
        <ButtonRow>
          {isElsewhere ? (
            <ButtonLink href={formPath(subject)} size="small">
              Continue with the draft
            </ButtonLink>
          ) : (
            <Button type="submit" name="intent" value="discard" size="small">
              Start again
            </Button>
          )}
        </ButtonRow>
      </form>
    </Banner>
  )
}
