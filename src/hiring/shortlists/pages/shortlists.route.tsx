import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { shortlistPath } from '#organisations/model/organisation-paths.ts'
import { OrganisationPage, Sheet } from '#organisations/pages/parts/organisation-page.tsx'
import type { Route } from './+types/shortlists.route.ts'
import styles from './shortlists.module.css'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  return orErrorResponse(page.applications.shortlists.list(actor, params.id), request)
}

export default function ShortlistsPage({ loaderData }: Route.ComponentProps) {
  const { organisation, lists } = loaderData
  return (
    <OrganisationPage
      title="Shortlists"
      of={organisation}
      lead={<p>Applicants of all your jobs, as you and your colleagues put them together.</p>}
    >
      <Sheet id="lists" title="All of you share these">
        {lists.length === 0 && (
          <p>There is none yet. Open an applicant and choose ‘Put on a shortlist’.</p>
        )}
        <ul className={styles.rows}>
          {lists.map(({ id, name, count }) => (
            <li key={id} className={styles.row}>
              <Link className={styles.name} href={shortlistPath(organisation.id, id)}>
                {name}
              </Link>
              <span className={styles.soft}>
                {count === 1 ? '1 applicant' : `${count} applicants`}
              </span>
            </li>
          ))}
        </ul>
      </Sheet>
    </OrganisationPage>
  )
}
