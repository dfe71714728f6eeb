import { redirect } from 'react-router'
import { tokenOf } from '#accounts/settings/pages/links/link-page.ts'
import { requestContext } from '#platform/pages/context.ts'
import { FROM_PARAMETER } from '#board/figures/figures.ts'
import { parseSearch } from '#board/search/parse-search.ts'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import type { Route } from './+types/open-alert.route.ts'

/** Redirects from an email to a job or the whole list. It records the day, which shows that the emails are read. */
export async function loader(args: Route.LoaderArgs) {
  const { alerts } = args.context.get(requestContext)
  const alert = await alerts.touch(tokenOf(args))
  const jobId = new URL(args.request.url).searchParams.get('job') ?? ''
  const { search } = parseSearch(new URLSearchParams(alert?.query))
  const list = jobsPath({ ...search, sort: 'newest' })
  const path = /^[0-9a-z]{1,36}$/.test(jobId)
    ? `/jobDetails/${jobId}?${FROM_PARAMETER}=alert`
    : list
  const language = alert && (await alerts.findLanguage(alert))
  return redirect(`${language?.path ?? ''}${path}`, { headers: { 'cache-control': 'no-store' } })
}
