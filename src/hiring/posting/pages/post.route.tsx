import { UNTIL_AGREED } from '#accounts/addresses/waiting-words.ts'
import { redirect, replace, type ShouldRevalidateFunctionArgs } from 'react-router'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { type PageContext } from '#platform/pages/context.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { toSuspended } from '#organisations/model/suspended-organisation.ts'
import { Suspended } from '#organisations/pages/parts/suspended.tsx'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { UPLOAD_PATH } from '#hiring/upload/upload-paths.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { NEW, previewPath } from '#trade/paths/posting-paths.ts'
import {
  findPart,
  findStep,
  LAST_STEP,
  numberOfStep,
  ONE_PAGE,
  shownFields,
} from '#hiring/posting/steps/posting-steps.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Route } from './+types/post.route.ts'
import { CHOICES } from './choices.ts'
import { ChangedBanner } from './changed-banner.tsx'
import { DraftBanner } from './draft-banner.tsx'
import { OnePage } from './one-page/one-page.tsx'
import { findAdvert } from './publish/advert.ts'
import { PublishStep } from './publish/publish-step.tsx'
import { toMend } from './publish/to-mend.ts'
import { Unfinished } from './publish/unfinished.tsx'
import { findStart } from './start/find-start.ts'
import { TwinBanner } from './twin-banner.tsx'
import { StartFrom } from './start/start-from.tsx'
import { readFrom, receiveStep } from './step-action.ts'
import { PostingSteps, useStepFocus } from '#hiring/posting/steps/pages/posting-steps.tsx'
import { stepTitle } from '#hiring/posting/steps/pages/step-words.ts'

export { JobGone as ErrorBoundary } from '#hiring/details/pages/job-gone.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  if (params.jobId === NEW) throw redirect('/post')

  const subject = params.jobId ?? NEW
  const { searchParams } = new URL(request.url)
  const part = findPart(searchParams.get('step'))
  const { name } = part
  const from = subject === NEW ? readFrom(searchParams) : null
  if (subject === NEW && from === null && name === LAST_STEP) await leaveIfPosted(page, actor)
  const {
    problems,
    first: _first,
    ...draft
  } = await orErrorResponse(page.postings.steps.open(actor, subject, from))
  // A copy takes the place of the draft, and its page says so.
  const window = from
    ? ''
    : await page.postings.drafts.nameWindow(actor, subject, shownFields(part))
  const isAtStart = subject === NEW && from === null && draft.savedAt === null
  const isLast = name === LAST_STEP && from === null
  return {
    ...draft,
    answers: { ...draft.answers, window },
    subject,
    name,
    from: { ...from },
    now: new Date().toISOString(),
    address: await findWaitingAddress(page, actor, subject),
    start: isAtStart && !isLast ? await findStart(page, actor) : null,
    sponsorshipFields: await page.postings.sponsorshipFields.show(actor, draft.answers, {
      withAllBands: searchParams.get('bands') === 'all',
    }),
    twin: subject === NEW ? await page.postings.findTwin(actor, draft.answers) : null,
    told: draft.job && (await page.postings.sayWhoIsTold(subject)),
    advert: isLast ? await findAdvert(page, actor, { subject, email: draft.answers.email }) : null,
    toMend: toMend(problems),
    choices: CHOICES,
    suspended: subject === NEW ? toSuspended(await page.organisations.list(actor)) : null,
  }
}

/** Going back to the last step after publishing leads to the advert; nobody begins another form there. */
async function leaveIfPosted({ postings }: PageContext, actor: Actor) {
  const job = await postings.drafts.findJustPosted(actor)
  if (job?.status === 'open') throw replace(jobPath(job))
  if (job?.status === 'held') throw replace(previewPath(job.id))
}

/** The confirmation that the advert's address still needs, in words; null for none. */
async function findWaitingAddress({ addresses }: PageContext, actor: Actor, subject: string) {
  const [waiting] = await addresses.listWaiting(actor, [subject])
  return waiting?.words ?? null
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  return receiveStep({ page, actor, subject: params.jobId ?? NEW, request })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'

/** A rejected step was saved too, so the list of steps, the form's questions and what differs follow it. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 422 || actionStatus === 409
}

export { headers } from '#platform/forms/pages/action-headers.ts'

export default function PostPage({ loaderData, actionData: rejection }: Route.ComponentProps) {
  const { answers, savedAt, job, address, subject, name, from, steps, start, suspended, told } =
    loaderData
  const isNew = subject === NEW
  const isOnePage = name === ONE_PAGE.name
  const step = findStep(name)
  const isCopy = Object.keys(from).length > 0
  const title = isNew ? 'Post a job' : 'Edit your advert'
  const where = isOnePage
    ? 'on one page'
    : `step ${numberOfStep(step.name)} of ${steps.length}: ${stepTitle(step, isNew)}`
  useStepFocus(name)

  return (
    <PageLayout width="wide">
      <title>{`${rejection ? 'Error: ' : ''}${title}, ${where} – Landfall`}</title>
      <meta name="description" content="Post a job on Landfall, free of charge." />
      <PageHeader
        title={title}
        eyebrow={job?.title}
        action={!job && <ButtonLink href={UPLOAD_PATH}>Upload a list</ButtonLink>}
      >
        {told && !loaderData.advert && <p>{told}</p>}
      </PageHeader>
      {loaderData.changed && <ChangedBanner changed={loaderData.changed} />}
      {loaderData.twin && <TwinBanner twin={loaderData.twin} />}
      {suspended && <Suspended organisation={suspended} />}
      {address && (
        <Banner tone="warning" title="The address for applications waits for a yes">
          {address} {UNTIL_AGREED}
        </Banner>
      )}
      {savedAt && !rejection && (isCopy || isOnePage || numberOfStep(step.name) === 1) && (
        <DraftBanner subject={subject} savedAt={savedAt} isElsewhere={isCopy} />
      )}
      {isOnePage ? (
        <OnePage
          key={`${subject} ${Object.values(from).join()}`}
          {...{ subject, answers, from, rejection, isNew }}
          part={loaderData}
          now={loaderData.now}
        >
          {start && <StartFrom start={start} />}
        </OnePage>
      ) : step.name === LAST_STEP ? (
        <LastStep loaderData={loaderData} rejection={rejection} />
      ) : (
        <PostingSteps
          key={`${subject} ${name} ${Object.values(from).join()}`}
          {...{ subject, answers, from, rejection, steps, isNew }}
          step={{ ...step, name: step.name }}
          part={loaderData}
          now={loaderData.now}
        >
          {start && <StartFrom start={start} />}
        </PostingSteps>
      )}
    </PageLayout>
  )
}

function LastStep({
  loaderData,
  rejection,
}: Pick<Route.ComponentProps, 'loaderData'> & { rejection: Route.ComponentProps['actionData'] }) {
  const { subject, steps, answers, advert, toMend } = loaderData
  const common = { subject, steps, answers, isNew: subject === NEW }
  return advert ? (
    <PublishStep {...common} advert={advert} rejection={rejection} />
  ) : (
    <Unfinished {...common} toMend={toMend} />
  )
}
