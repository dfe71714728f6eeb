import { redirect } from 'react-router'
import { requireActor } from '#app/accounts/require-actor.ts'
import { requestContext, type PageContext } from '#app/context.ts'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { CATEGORIES } from '#contract/categories.ts'
import { COUNTRIES } from '#contract/countries.ts'
import { JobType, PayPeriod, type PostedJob } from '#contract/jobs.ts'
import { LOGO_RULES, OPEN_DAYS, PAY_CURRENCIES, POSTING_LIMITS } from '#contract/postings.ts'
import type { Route } from './+types/post.route.ts'
import { DraftBanner } from './draft-banner.tsx'
import { PostingForm } from './form/posting-form.tsx'
import { orErrorResponse } from '#app/error-response.ts'
import { discardDraft, receivePosting } from './post-action.ts'
import { POSTING_WORDS } from '#contract/posting-words.ts'
import { callApi, rejectCall } from '#app/forms/call-api.ts'
import { textsOf, tryServerAction } from '#app/forms/try-server-action.ts'
import { showToast } from '#app/ui/toaster.tsx'
import { NEW } from '#contract/paths/posting-paths.ts'
import type { Actor } from '#server/accounts/actor.ts'

export { JobGone as ErrorBoundary } from '#app/not-found/job-gone.tsx'

const names = (all: readonly { name: string }[]) => all.map(({ name }) => name)

const CHOICES = {
  categories: names(CATEGORIES),
  countries: names(COUNTRIES),
  types: JobType.options,
  currencies: PAY_CURRENCIES,
  periods: PayPeriod.options,
  limits: POSTING_LIMITS,
  openDays: OPEN_DAYS,
  logo: LOGO_RULES,
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const { drafts } = page.postings
  if (params.jobId === NEW) throw redirect('/post')

  const subject = params.jobId ?? NEW
  const repeated = subject === NEW ? new URL(request.url).searchParams.get('repeat') : null
  const draft = await orErrorResponse(
    repeated ? drafts.copy(actor, repeated) : drafts.start(actor, subject),
  )
  return {
    ...draft,
    address: await findWaitingAddress(page, actor, subject),
    subject,
    sponsorshipFields: await page.postings.sponsorshipFields.show(actor, draft.answers),
    isCopy: repeated !== null,
    choices: CHOICES,
  }
}

/** What the address in the advert waits for, in words; null for nothing. */
async function findWaitingAddress({ addresses }: PageContext, actor: Actor, subject: string) {
  const [waiting] = await addresses.listWaiting(actor, [subject])
  return waiting?.words ?? null
}

/** The form with its file comes as one; the draft is thrown away by one without. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const subject = params.jobId ?? NEW
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  return isForm
    ? receivePosting(page, actor, subject, request)
    : discardDraft(page, actor, subject, request)
}

const HELD_MS = 8000

/** In the browser a new job is published by the call of the API; everything else stays as it is. */
export async function clientAction({ params, request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const isPublishing = params.jobId === undefined && form.get('intent') === null
  if (!isPublishing) return tryServerAction(form, serverAction)
  showToast('info', POSTING_WORDS.posting, 1000)
  const { rejection, answer } = await callApi<PostedJob>('/api/v1/post', form)
  if (rejection) {
    const values = textsOf(form)
    // The server has saved a draft with its questions, which is loaded again.
    return rejection.status === 422 ? { ...rejection, values } : rejectCall(rejection, values)
  }
  if (answer.status === 'held') {
    showToast('success', POSTING_WORDS.held, HELD_MS)
    return redirect('/dashboard')
  }
  showToast('success', POSTING_WORDS.posted, 3000)
  return redirect('/jobs')
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function PostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { answers, savedAt, job, days, address, subject, isCopy, choices } = loaderData
  const sponsorshipFields =
    (actionData && 'sponsorshipFields' in actionData && actionData.sponsorshipFields) ||
    loaderData.sponsorshipFields
  const title = job ? 'Edit your advert' : 'Post a job'

  return (
    <PageLayout width="wide">
      <title>{`${actionData ? 'Error: ' : ''}${title} – Landfall`}</title>
      <meta name="description" content="Post a job on Landfall, free of charge." />
      <PageHeader title={title} eyebrow={job?.title ?? 'For employers'}>
        <p>Posting is free. Your job goes live as soon as you publish it.</p>
      </PageHeader>
      {address && (
        <Banner tone="warning" title="The address for applications waits for a yes">
          {address}
        </Banner>
      )}
      {savedAt && !actionData && (
        <DraftBanner subject={subject} savedAt={savedAt} isElsewhere={isCopy} />
      )}
      <PostingForm
        key={`${subject} ${isCopy}`}
        subject={subject}
        answers={answers}
        rejection={actionData}
        days={days}
        choices={choices}
        sponsorshipFields={sponsorshipFields}
      />
    </PageLayout>
  )
}

export type Choices = typeof CHOICES
