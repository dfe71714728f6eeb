import { Banner } from '#platform/ui/toast/banner.tsx'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { IMPORT_PATH } from '#hiring/profile/model/profile-paths.ts'
import { ProfileView } from '#hiring/profile/pages/profile-view.tsx'
import type { PreviewView } from './import-actions.ts'
import styles from './import.module.css'

interface ImportPreviewProps {
  preview: PreviewView
  hasProfile: boolean
}

/** The entries that would be saved, those left out, and the save buttons. */
export function ImportPreview({ preview, hasProfile }: ImportPreviewProps) {
  const { from, parts, ignored, problems, profile } = preview
  return (
    <>
      {problems.length > 0 && (
        <Banner tone="warning" title="Not everything could be read">
          <ul className={styles.list}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Banner>
      )}
      {ignored.length > 0 && (
        <Banner tone="info" title="We have no place for these fields">
          {ignored.join(', ')}
        </Banner>
      )}
      {parts.length === 0 ? (
        <p>There is nothing in {from} that we could use.</p>
      ) : (
        <>
          <Card as="section">
            <h2 className={styles.title}>From {from}</h2>
            <ProfileView parts={parts} level={3} />
          </Card>
          <form method="post" action={IMPORT_PATH} className={styles.ways}>
            <PageOwner />
            <input type="hidden" name="profile" value={profile} />
            {hasProfile && (
              <p>
                Adding keeps all you have written and fills what is empty. Replacing removes what
                you have written.
              </p>
            )}
            <ButtonRow>
              <Button type="submit" name="way" value="add" tone="primary">
                {hasProfile ? 'Add to my CV' : 'Save as my CV'}
              </Button>
              {hasProfile && (
                <Button type="submit" name="way" value="replace" tone="danger">
                  Replace my CV
                </Button>
              )}
            </ButtonRow>
          </form>
        </>
      )}
      <p>
        <ButtonLink href={IMPORT_PATH} tone="quiet" reloadDocument>
          Choose another file
        </ButtonLink>
      </p>
    </>
  )
}
