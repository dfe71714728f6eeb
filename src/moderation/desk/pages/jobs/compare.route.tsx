import { loadAdminPage } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { AdminPage, Moment } from '#moderation/desk/pages/parts/admin-page.tsx'
import { JobStatusTag } from '#moderation/desk/pages/parts/status-tag.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { ComparedJob, ComparedText } from '#moderation/cases/queue.ts'
import type { Route } from './+types/compare.route.ts'
import styles from './compare.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { desk } = args.context.get(requestContext).moderation
  const { id, other } = args.params
  return loadAdminPage(args, (_admin, actor) => desk.compare(actor, [id, other]))
}

/** Two adverts side by side, with their differences marked. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { one, other, fields } = loaderData
  const parts = fields.flatMap((field) => [...field.one, ...field.other])
  const isSame = parts.every(({ isShared }) => isShared)

  return (
    <AdminPage
      section="/desk/jobs"
      isWithin
      title="Two adverts compared"
      lead="What only one of them says is marked."
    >
      {isSame && <Banner>They are the same, word for word.</Banner>}
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Field</span>
            </th>
            {[one, other].map((job) => (
              <th key={job.id} scope="col">
                <JobHead job={job} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.label}>
              <th scope="row">{field.label}</th>
              <td>
                <Pieces parts={field.one} />
              </td>
              <td>
                <Pieces parts={field.other} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </AdminPage>
  )
}

function JobHead({ job: { id, title, employer, status, postedAt } }: { job: ComparedJob }) {
  return (
    <>
      <Link href={`/desk/jobs/${id}`}>{title}</Link>
      <span className={styles.facts}>
        ‘{employer}’, <Moment at={postedAt} /> <JobStatusTag status={status} />
      </span>
    </>
  )
}

function Pieces({ parts }: { parts: ComparedText[] }) {
  if (parts.length === 0) return <span className={styles.facts}>Nothing</span>
  return parts.map(({ text, isShared }, index) =>
    isShared ? text : <mark key={index}>{text}</mark>,
  )
}
