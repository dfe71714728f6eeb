import { data } from 'react-router'
import { requestContext } from '#app/context.ts'
import type { Route } from './+types/job-details.route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { jobs } = context.get(requestContext)
  const job = await jobs.find(params.jobId ?? '')
  if (!job) throw data('This job is no longer here.', 404)
  return { job, similar: await jobs.similarTo(job) }
}

export default function JobDetailsPage({ loaderData: { job } }: Route.ComponentProps) {
  return (
    <main>
      <title>{job.title}</title>
      <h1>{job.title}</h1>
      <p>{job.description}</p>
    </main>
  )
}
