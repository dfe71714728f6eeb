import { data, redirect } from 'react-router'
import { requireActor } from '#accounts/pages/require-actor.ts'
import { newMessagesWords } from '#hiring/applications/pages/status-words.ts'
import { OwnList } from '#hiring/own-applications/pages/own-list.tsx'
import { OwnInterviews } from '#hiring/interviews/pages/own-interviews.tsx'
import { requestContext, type PageContext } from '#platform/pages/context.ts'
import { readFields, rejectForm, type FormResult } from '#platform/forms/pages/submit-form.ts'
import { countUnread } from './head/header-user.ts'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { toCaseLine } from '#founders/cases/pages/links/case-line.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { TabLinks } from '#platform/ui/links/tab-links.tsx'
import { ACCOUNT_WORDS, pictureUrl } from '#trade/limits/account-limits.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import type { FlashName } from '#trade/flash/flashes.ts'
import { logInPath } from '#accounts/log-in/log-in-path.ts'
import { PICTURE_RULES } from '#trade/limits/picture-rules.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Route } from './+types/dashboard.route.ts'
import { AccessDenied } from './access-denied.tsx'
import { changeTicked } from './bulk/bulk-action.ts'
import { appliedJobsPath, readTab, TAB_LINKS } from './dashboard-tabs.ts'
import styles from './dashboard.module.css'
import { DashboardHead } from './head/dashboard-head.tsx'
import { removePicture, savePicture } from './head/picture-actions.ts'
import { PostAJob } from './post-a-job.tsx'
import { loadPosted } from './posted/load-posted.ts'
import { PostedJobs } from './posted/posted-jobs.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { actor, applications, jobs } = page
  if (!actor) {
    const flash = { tone: 'error', words: ACCOUNT_WORDS.loginNeeded, duration: 2000 } as const
    const denied = { logInHref: logInPath(request), flash }
    return data({ denied, dashboard: null }, 403)
  }
  const { searchParams } = new URL(request.url)
  const tab = readTab(searchParams)
  const { email, firstName, lastName, since, pictureKey } = actor
  const name = `${firstName} ${lastName}`.trim()
  const isPosted = tab === 'postedJobs'
  const [unread, postedJobs, appliedJobs, cases, posted, applied, interviews] = await Promise.all([
    countUnread(page, actor),
    jobs.countPosted(actor),
    applications.own.count(actor),
    page.startups.cases.listOwn(actor.id),
    isPosted ? loadPosted(page, actor, searchParams) : null,
    isPosted ? null : loadApplied(page, actor, searchParams),
    isPosted ? null : loadInterviews(page, actor),
  ])
  const dashboard = {
    tab,
    person: { name, email, since, picture: pictureUrl(pictureKey, 192) },
    pictureRules: PICTURE_RULES,
    posted: posted && { ...posted, hasJobs: posted.isStarted || postedJobs > 0 },
    applied,
    interviews,
    caseLine: toCaseLine(cases),
    counts: { postedJobs, appliedJobs },
    news: { postedJobs: newsOf(unread.posted), appliedJobs: newsOf(unread.applied) },
  }
  return data({ denied: null, dashboard })
}

function newsOf(count: number) {
  return count > 0 ? newMessagesWords(count) : null
}

async function loadInterviews({ interviews }: PageContext, actor: Actor) {
  return { items: await interviews.listOf(actor), own: await interviews.findZone(actor) }
}

async function loadApplied(
  { applications, jobs }: PageContext,
  actor: Actor,
  parameters: URLSearchParams,
) {
  const position = parameters.get('after')
  const after = jobs.isPosition(position) ? position : null
  return { after, ...(await applications.own.list(actor, after)) }
}

/** The form with a file uploads a picture; the others remove it or change ticked jobs. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/form-data')
  if (isUpload) return afterPicture('picture-saved', await savePicture(page, actor, request))
  const form = await readFields(request)
  if (form.get('intent') === 'remove-picture')
    return afterPicture('picture-removed', await removePicture(page, actor))
  const outcome = await changeTicked(page, actor, form)
  return outcome instanceof Response ? outcome : { outcome }
}

function afterPicture(flash: FlashName, { rejection }: FormResult<unknown>) {
  if (rejection) return rejectForm(rejection)
  const headers = { 'set-cookie': setFlash(flash) }
  return redirect('/dashboard', { status: 303, headers })
}

/** Handles every form except the picture upload, which is an API call. */
export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function DashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { denied, dashboard } = loaderData
  if (!dashboard) return <AccessDenied {...denied} />
  const { tab, person, pictureRules, posted, applied, interviews, caseLine, counts, news } =
    dashboard
  const rejection = actionData && 'errors' in actionData ? actionData : undefined
  const outcome = actionData && 'outcome' in actionData ? actionData.outcome : null

  return (
    <PageLayout width="wide">
      <title>{`${rejection ? 'Error: ' : ''}Dashboard – Landfall`}</title>
      <meta name="description" content="Your jobs and applications on Landfall." />
      <DashboardHead person={person} pictureRules={pictureRules} rejection={rejection} />
      {caseLine && (
        <p>
          <Link href={caseLine.href}>{caseLine.words}</Link>
        </p>
      )}
      <div>
        <div className={styles.stay}>
          <TabLinks
            label="Your jobs"
            items={TAB_LINKS.map((item) => ({
              ...item,
              count: counts[item.value],
              news: news[item.value],
            }))}
            value={tab}
          />
          <PostAJob place="tabs" />
        </div>
        {posted && <PostedJobs {...posted} outcome={outcome} />}
        {interviews && <OwnInterviews {...interviews} />}
        {applied && <OwnList {...applied} hrefOf={appliedJobsPath} />}
        <PostAJob place="edge" />
      </div>
    </PageLayout>
  )
}
