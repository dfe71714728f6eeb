import { Banner } from '#platform/ui/toast/banner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { TimeAgo } from '#platform/ui/facts/time-ago.tsx'
import styles from './entry.module.css'

interface EntryDraftBannerProps {
  /** The form's URL. */
  address: string
  savedAt: string
}

/**
 * Shows that the form's content is not saved yet. Starting again reloads the page, so that every field is as before.
 */
export function EntryDraftBanner({ address, savedAt }: EntryDraftBannerProps) {
  return (
    <Banner tone="info" title="You have not saved this yet">
      <form method="post" action={address} className={styles.again}>
        <p>
          You last typed here <TimeAgo at={savedAt} />. We have filled it in again.
        </p>
        <div>
          <Button type="submit" name="intent" value="discard" size="small">
            Start again
          </Button>
        </div>
      </form>
    </Banner>
  )
}
