import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { toListedJobs } from '#board/jobs/pages/card/listed-job.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { PageContext } from '#platform/pages/context.ts'

const NEW_JOBS = 2

export type OwnView = Awaited<ReturnType<typeof loadOwn>>

/** A seeker's tab: what waits, the applications, and new jobs of the first alert. */
export async function loadOwn(page: PageContext, actor: Actor, parameters: URLSearchParams) {
  const { applications, dashboard, interviews, jobs } = page
  const position = parameters.get('after')
  const after = jobs.isPosition(position) ? position : null
  const [waiting, meetings, zone, applied, news] = await Promise.all([
    dashboard.findWaiting(actor),
    interviews.listOf(actor),
    interviews.findZone(actor),
    applications.own.list(actor, after),
    findNews(page, actor),
  ])
  return { waiting, meetings, zone, applied: { after, ...applied }, news }
}

/** Jobs of the last week that the first alert would send; null without an alert. */
async function findNews(page: PageContext, actor: Actor) {
  const { alerts, situation } = page
  const own = await alerts.list(alerts.holderOf(actor))
  const alert = own.find(({ status }) => status === 'on')
  if (!alert) return null
  const { search, week, jobs } = await alerts.preview(
    alert.search,
    alert.isForMe ? situation : null,
    actor.id,
  )
  return {
    count: week,
    path: jobsPath(search),
    jobs: await toListedJobs(page, jobs.slice(0, NEW_JOBS)),
  }
}
