import { Button } from '#platform/ui/buttons/button.tsx'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { CLOSE_JOBS_PATH, JOBS_CSV_PATH } from '#hiring/dashboard/dashboard-paths.ts'
import styles from './bulk.module.css'
import { BULK_FORM, tickAll, useTicked } from './use-ticked.ts'

interface BulkBarProps {
  /** The table’s URL. */
  back: string
}

/** Bulk actions for the ticked jobs. The tick boxes belong to its form wherever they are on the page. */
export function BulkBar({ back }: BulkBarProps) {
  const ticked = useTicked()
  return (
    <form id={BULK_FORM} method="post" action={back} className={styles.bar}>
      <PageOwner />
      <input type="hidden" name="back" value={back} />
      <div className={styles.ticked}>
        <output className={styles.count}>
          {ticked > 0 ? `${ticked} ticked` : 'With the ticked jobs:'}
        </output>
        {ticked > 0 && (
          <Button tone="quiet" size="small" onClick={() => tickAll(false)}>
            Untick
          </Button>
        )}
      </div>
      <Button type="submit" size="small" formMethod="get" formAction={CLOSE_JOBS_PATH}>
        Close…
      </Button>
      <Button type="submit" size="small" name="intent" value="extend">
        Extend by 30 days
      </Button>
      <Button type="submit" size="small" name="intent" value="repeat">
        Repeat
      </Button>
      <Button
        type="submit"
        size="small"
        formMethod="get"
        formAction={JOBS_CSV_PATH}
        icon="download"
        aria-label="CSV of the ticked jobs, or of all"
      >
        CSV
      </Button>
    </form>
  )
}
