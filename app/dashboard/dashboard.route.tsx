import { data, redirect } from 'react-router'
import { requireActor } from '#app/accounts/require-actor.ts'
import { logInPath } from '#contract/paths/log-in-path.ts'
import { toListedJob } from '#app/jobs/card/listed-job.ts'
import { newMessagesWords } from '#app/applications/status-words.ts'
import { OwnList } from '#app/applications/own-list.tsx'
import { requestContext, type PageContext } from '#app/context.ts'
import { setFlash } from '#contract/flash-cookie.ts'
import { tryServerAction } from '#app/forms/try-server-action.ts'
import { rejectForm } from '#app/forms/submit-form.ts'
import { PageLayout } from '#app/layout/page.tsx'
import { TabLinks } from '#app/ui/tab-links.tsx'
import type { Route } from './+types/dashboard.route.ts'
import { AccessDenied } from './access-denied.tsx'
import { readTab, TAB_LINKS, tabPath } from './dashboard-tabs.ts'
import { removePicture, savePicture } from './picture-actions.ts'
import { PostedJobs } from './posted-jobs.tsx'
import { Profile } from './profile.tsx'
import { ACCOUNT_WORDS, pictureUrl } from '#contract/account-limits.ts'
import { PICTURE_RULES } from '#contract/picture-rules.ts'
import type { Actor } from '#server/accounts/actor.ts'

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
  const position = searchParams.get('after')
  const after = jobs.isPosition(position) ? position : null
  const { email, firstName, lastName, since, pictureKey } = actor
  const name = `${firstName} ${lastName}`.trim()
  const unread = await applications.talk.countUnread(actor)
  const dashboard = {
    tab,
    person: { name, email, since, picture: pictureUrl(pictureKey, 192) },
    pictureRules: PICTURE_RULES,
    posted: tab === 'postedJobs' ? await loadPosted(page, actor, after) : null,
    applied:
      tab === 'appliedJobs' ? { after, ...(await applications.own.list(actor, after)) } : null,
    counts: {
      postedJobs: await jobs.countPosted(actor),
      appliedJobs: await applications.own.count(actor),
    },
    news: { postedJobs: newsOf(unread.posted), appliedJobs: newsOf(unread.applied) },
  }
  return data({ denied: null, dashboard })
}

function newsOf(count: number) {
  return count > 0 ? newMessagesWords(count) : null
}

async function loadPosted(page: PageContext, actor: Actor, after: string | null) {
  const { addresses, jobs, moderation } = page
  const { items, next } = await jobs.listPosted(actor, after)
  const held = await moderation.posters.listHeld(actor)
  const ids = items.map(({ id }) => id)
  const waiting = await addresses.listWaiting(actor, ids)
  return { items: items.map((job) => toListedJob(job)), held, waiting, after, next }
}

/** The form with a file uploads a picture; the one without removes it. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/form-data')
  const { rejection } = isUpload
    ? await savePicture(page, actor, request)
    : await removePicture(page, actor, request)
  if (rejection) return rejectForm(rejection)
  const flash = setFlash(isUpload ? 'picture-saved' : 'picture-removed')
  return redirect('/dashboard', { status: 303, headers: { 'set-cookie': flash } })
}

/** Only removing the picture comes here: uploading one is a call of the API. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return tryServerAction(await request.clone().formData(), serverAction)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function DashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { denied, dashboard } = loaderData
  if (!dashboard) return <AccessDenied {...denied} />
  const { tab, person, pictureRules, posted, applied, counts, news } = dashboard

  return (
    <PageLayout width="wide">
      <title>{`${actionData ? 'Error: ' : ''}Dashboard – Landfall`}</title>
      <meta name="description" content="Your jobs and applications on Landfall." />
      <Profile person={person} pictureRules={pictureRules} rejection={actionData} />
      <div>
        <TabLinks
          label="Your jobs"
          items={TAB_LINKS.map((item) => ({
            ...item,
            count: counts[item.value],
            news: news[item.value],
          }))}
          value={tab}
        />
        <div>
          {posted && <PostedJobs {...posted} />}
          {applied && <OwnList {...applied} hrefOf={(after) => tabPath('appliedJobs', after)} />}
        </div>
      </div>
    </PageLayout>
  )
}
