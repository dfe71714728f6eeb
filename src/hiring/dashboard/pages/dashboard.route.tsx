import { data } from 'react-router'
import { requireActor } from '#accounts/pages/require-actor.ts'
import { newMessagesWords } from '#hiring/applications/pages/status-words.ts'
import { requestContext } from '#platform/pages/context.ts'
import {
  hasFiles,
  readFields,
  rejectForm,
  submitUpload,
  tryAction,
  type FormResult,
} from '#platform/forms/pages/submit-form.ts'
import { countUnread } from './head/header-user.ts'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { toCaseLine } from '#founders/cases/pages/links/case-line.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { TabLinks } from '#platform/ui/links/tab-links.tsx'
import { ACCOUNT_WORDS, pictureUrl } from '#trade/limits/account-limits.ts'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import type { FlashName } from '#trade/flash/flashes.ts'
import { logInPath } from '#accounts/log-in/log-in-path.ts'
import { PICTURE_RULES } from '#trade/limits/picture-rules.ts'
import type { Route } from './+types/dashboard.route.ts'
import { changeTicked } from './bulk/bulk-action.ts'
import { readTab, TAB_LINKS } from './dashboard-tabs.ts'
import styles from './dashboard.module.css'
import { DashboardHead } from './head/dashboard-head.tsx'
import { greet } from './head/greeting.ts'
import { findTab } from './own/find-tab.ts'
import { loadOwn } from './own/load-own.ts'
import { NewAccount } from './own/new-account.tsx'
import { OwnJobs } from './own/own-jobs.tsx'
import { loadPosted } from './posted/load-posted.ts'
import { PostedJobs } from './posted/posted-jobs.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { FogLight } from '#platform/art/fog-light.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import type { Flash } from '#platform/primitives/flash.ts'
import { PageToast } from '#platform/ui/toast/toaster.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { actor, applications, postings } = page
  if (!actor) {
    const flash = { tone: 'error', words: ACCOUNT_WORDS.loginNeeded, duration: 2000 } as const
    const denied = { logInHref: logInPath(request), flash }
    return data({ denied, dashboard: null }, 403)
  }
  const { searchParams } = new URL(request.url)
  const named = readTab(searchParams)
  const { email, firstName, lastName, pictureKey } = actor
  const name = `${firstName} ${lastName}`.trim()
  const [unread, jobs, started, appliedJobs, cases, { zone }] = await Promise.all([
    countUnread(page, actor),
    page.dashboard.jobs.count(actor),
    postings.drafts.findStarted(actor),
    applications.own.count(actor),
    page.startups.cases.listOwn(actor.id),
    page.interviews.findZone(actor),
  ])
  // The table has a line for a draft, too.
  const counts = { postedJobs: jobs + (started ? 1 : 0), appliedJobs }
  const tab = named ?? (await findTab(page, actor, { counts, unread }))
  const [posted, own] = await Promise.all([
    tab === 'postedJobs' ? loadPosted(page, { actor, started }, searchParams) : null,
    tab === 'appliedJobs' ? loadOwn(page, actor, searchParams) : null,
  ])
  const dashboard = {
    tab,
    greeting: tab ? greet(firstName, zone) : `Welcome, ${firstName}`,
    person: { name, email, picture: pictureUrl(pictureKey, 192) },
    pictureRules: PICTURE_RULES,
    isAdmin: await page.admin.isAdmin(actor),
    posted: posted && { ...posted, hasJobs: counts.postedJobs > 0 },
    own,
    caseLine: toCaseLine(cases),
    counts,
    news: { postedJobs: newsOf(unread.posted), appliedJobs: newsOf(unread.applied) },
  }
  return data({ denied: null, dashboard })
}

function newsOf(count: number) {
  return count > 0 ? newMessagesWords(count) : null
}

/** The form with a file uploads a picture; the others remove it or change ticked jobs. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const { picture } = page.accounts
  if (hasFiles(request)) {
    const saved = await submitUpload(
      request,
      (source) => picture.receive(page.visitor, actor, source),
      (form) => picture.save(actor, form),
    )
    return afterPicture('picture-saved', saved)
  }
  const form = await readFields(request)
  if (form.get('intent') === 'remove-picture')
    return afterPicture('picture-removed', await tryAction({}, () => picture.remove(actor)))
  const outcome = await changeTicked(page, actor, form)
  return outcome instanceof Response ? outcome : { outcome }
}

function afterPicture(flash: FlashName, { rejection }: FormResult<unknown>) {
  if (rejection) return rejectForm(rejection)
  return redirectWithFlash('/dashboard', flash)
}

/** Handles every form except the picture upload, which is an API call. */
export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function DashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { denied, dashboard } = loaderData
  if (!dashboard) return <AccessDenied {...denied} />
  const { tab, greeting, person, pictureRules, isAdmin, posted, own, caseLine, counts, news } =
    dashboard
  const isPosting = posted?.hasJobs ?? false
  const whyNot = posted?.suspended?.isOnly ? posted.suspended.href : null
  const rejection = actionData && 'errors' in actionData ? actionData : undefined
  const outcome = actionData && 'outcome' in actionData ? actionData.outcome : null

  return (
    <PageLayout width="wide">
      <title>{`${rejection ? 'Error: ' : ''}Dashboard – Landfall`}</title>
      <meta name="description" content="Your jobs and applications on Landfall." />
      <DashboardHead
        {...{ greeting, person, pictureRules, isAdmin, rejection }}
        isBeside={isPosting}
      />
      <div>
        <div className={isPosting ? `${styles.stay} ${styles.beside}` : styles.stay}>
          <TabLinks
            label="Your jobs"
            items={TAB_LINKS.map((item) => ({
              ...item,
              count: counts[item.value],
              news: news[item.value],
            }))}
            value={tab}
          />
          {isPosting && <PostAJob place="tabs" whyNot={whyNot} />}
        </div>
        {caseLine && (
          <p>
            <Link href={caseLine.href}>{caseLine.words}</Link>
          </p>
        )}
        {posted && <PostedJobs {...posted} outcome={outcome} />}
        {own && <OwnJobs {...own} />}
        {!tab && <NewAccount />}
        {isPosting && <PostAJob place="edge" whyNot={whyNot} />}
      </div>
    </PageLayout>
  )
}

/**
 * Buttons that stay in view while scrolling: next to the tabs, or at the bottom on a phone. `whyNot` is the page of the
 * suspension of all that the person may post for.
 */
function PostAJob({ place, whyNot }: { place: 'tabs' | 'edge'; whyNot: string | null }) {
  return (
    <div className={place === 'tabs' ? styles.besideTabs : styles.edge}>
      <ButtonLink href="/inbox" icon="mail">
        Inbox
      </ButtonLink>
      {whyNot ? (
        <ButtonLink href={whyNot} wide={place === 'edge'}>
          Why you cannot post
        </ButtonLink>
      ) : (
        <ButtonLink href="/post" tone="primary" icon="briefcase" wide={place === 'edge'}>
          Post a job
        </ButtonLink>
      )}
    </div>
  )
}

interface AccessDeniedProps {
  /** Returns here afterwards. */
  logInHref: string
  flash: Flash
}

/** Shown to a visitor who is not logged in. */
function AccessDenied({ logInHref, flash }: AccessDeniedProps) {
  return (
    <PageLayout hero={<PageToast flash={flash} />}>
      <title>Access Denied – Landfall</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        heading="h1"
        title="Access Denied"
        art={<FogLight />}
        action={{ href: logInHref, label: 'Login' }}
      >
        Please login to your account to continue
      </EmptyState>
    </PageLayout>
  )
}
