import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import type { CaseStatus } from '#founders/cases/founder-case.ts'
import { caseSends } from './case-form.ts'
import styles from './case.module.css'

interface CaseEndProps {
  reference: string
  status: CaseStatus
  /** Whether the founder came by a link, not only with an account. */
  hasLink: boolean
}

/** Buttons to close or reopen the case, end its links and delete it. */
export function CaseEnd({ reference, status, hasLink }: CaseEndProps) {
  return (
    <section className={styles.end} aria-labelledby="end-title">
      <h2 id="end-title" className="visually-hidden">
        More about this case
      </h2>
      {status === 'closed' ? (
        <Button {...caseSends(reference, 'reopen')}>Open it again</Button>
      ) : (
        <Button {...caseSends(reference, 'close')}>Close my case</Button>
      )}
      {hasLink && (
        <Button {...caseSends(reference, 'leave')} tone="quiet">
          Log out of this case
        </Button>
      )}
      <Disclosure summary="Someone else has my link">
        <div className={styles.part}>
          <p>
            Anyone with the link can read the case. All links to it stop working, this page closes,
            and we email you a new one.
          </p>
          <div>
            <Button {...caseSends(reference, 'new-links')}>End all links</Button>
          </div>
        </div>
      </Disclosure>
      <Disclosure summary="Delete my case">
        <div className={styles.part}>
          <p>
            What you and we wrote, and every document, is deleted at once. No one can bring it back.
            If you want a copy, save the documents and print this page first.
          </p>
          <div>
            <Button {...caseSends(reference, 'delete')} tone="danger" icon="trash">
              Delete it for good
            </Button>
          </div>
        </div>
      </Disclosure>
      <p className={styles.soft}>
        A closed case is deleted after 12 months. One that waits for you closes after 6 months.
      </p>
    </section>
  )
}
