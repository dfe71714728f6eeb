import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { StatusTag } from '#hiring/applications/pages/status-tag.tsx'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { applicantPath } from '#hiring/applicants/applicant-paths.ts'
import { shortlistPath, shortlistsPath } from '#organisations/model/organisation-paths.ts'
import type { ListEntry } from '#hiring/shortlists/shortlists.service.ts'
import { OrganisationPage, Sheet } from '#organisations/pages/parts/organisation-page.tsx'
import type { Route } from './+types/shortlist.route.ts'
import styles from './shortlists.module.css'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const { shortlists } = page.applications
  return orErrorResponse(shortlists.open(actor, params.id, params.listId), request)
}

/** Deletes the list. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { shortlists } = page.applications
  await orErrorResponse(shortlists.removeList(actor, params.id, params.listId), request)
  return redirectWithFlash(shortlistsPath(params.id), 'shortlist-deleted')
}

export default function ShortlistPage({ loaderData }: Route.ComponentProps) {
  const { organisation, list, entries, mayChange } = loaderData
  return (
    <OrganisationPage
      title={list.name}
      of={organisation}
      above={[{ label: 'Shortlists', href: shortlistsPath(organisation.id) }]}
    >
      <Sheet id="entries" title={countWords(entries.length)}>
        <ul className={styles.rows}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
        {entries.length === 0 && <p>Open an applicant to put them here.</p>}
      </Sheet>
      {mayChange && (
        <Disclosure summary="Delete this shortlist">
          <Form method="post" action={shortlistPath(organisation.id, list.id)}>
            <PageOwner />
            <p>The applicants stay where they are. Only the list goes, for all of you.</p>
            <Button type="submit" tone="danger">
              Delete the shortlist
            </Button>
          </Form>
        </Disclosure>
      )}
    </OrganisationPage>
  )
}

function Entry({ entry }: { entry: ListEntry }) {
  const { id, jobId, name, title, addedBy, reason, at } = entry
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link className={styles.name} href={applicantPath(jobId, id)}>
          {name}
        </Link>
        <p className={styles.soft}>{title}</p>
        {reason && <p>{reason}</p>}
        <p className={styles.soft}>
          {addedBy}, {mediumDate(at)}
        </p>
      </div>
      <StatusTag application={entry} reader="employer" />
    </li>
  )
}

function countWords(count: number) {
  if (count === 0) return 'No one is on it'
  return count === 1 ? '1 applicant' : `${count} applicants`
}
