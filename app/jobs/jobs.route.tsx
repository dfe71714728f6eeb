import { requestContext } from '#app/context.ts'
import type { Route } from './+types/jobs.route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { jobs } = context.get(requestContext)
  const filter = { category: null, type: null, country: null }
  const [page, facets] = await Promise.all([jobs.list(filter), jobs.facets(filter)])
  return { page, facets }
}

export default function JobsPage({ loaderData: { page, facets } }: Route.ComponentProps) {
  return (
    <main>
      <title>Jobs – Landfall</title>
      <h1>{facets.total} jobs</h1>
      <ul>
        {page.items.map((job) => (
          <li key={job.id}>
            <a href={`/jobDetails/${job.id}`}>{job.title}</a> {job.preview}
          </li>
        ))}
      </ul>
    </main>
  )
}
