import { redirect } from 'react-router'
import { z } from 'zod'
import type { PageContext } from '#app/context.ts'
import { setFlash } from '#contract/flash-cookie.ts'
import type { Rejection } from '#app/forms/rejection.ts'
import { rejectForm, tryAction, submitForm } from '#app/forms/submit-form.ts'
import type { JobView } from '#contract/jobs.ts'
import { jobPath } from '#contract/paths/job-paths.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { PostingForm } from '#server/postings/read-posting.ts'
import type { SponsorshipFieldsView } from '#server/postings/sponsorship-fields/sponsorship-fields.service.ts'
import { formPath, NEW, previewPath } from '#contract/paths/posting-paths.ts'

/** A form that came back, with what it asks about. */
type Refused = Rejection & { sponsorshipFields?: SponsorshipFieldsView }

/** The form with everything in it: to be looked at first, or to be published. */
export async function receivePosting(
  page: PageContext,
  actor: Actor,
  subject: string,
  request: Request,
) {
  const { postings } = page
  const { result: received, rejection: unreadable } = await tryAction({}, () =>
    postings.readPostedForm(actor, {
      contentType: request.headers.get('content-type'),
      body: request.body as never,
    }),
  )
  if (unreadable) return rejectForm(await asForm(unreadable))
  const form = await postings.sponsorshipFields.resolveChoices(received)

  const isPreview = form.values.intent === 'preview'
  const { result: next, rejection } = await tryAction(form.values, async () => {
    if (!isPreview) return publish(form)
    await postings.drafts.check(actor, subject, form)
    await postings.saveDraft(actor, subject, form)
    return redirect(previewPath(subject), 303)
  })
  if (!rejection) return next
  // Whatever is wrong with it, it is there again tomorrow.
  await postings.saveDraft(actor, subject, form)
  return rejectForm(await asForm(rejection))

  async function asForm(refused: Rejection): Promise<Refused> {
    return {
      ...refused,
      sponsorshipFields: await postings.sponsorshipFields.show(actor, refused.values),
    }
  }

  async function publish(sent: PostingForm) {
    const job =
      subject === NEW
        ? await postings.publish(actor, sent)
        : await postings.change(actor, subject, sent)
    return afterPublishing(subject, job)
  }
}

const Published = z.object({ formId: z.string().max(60).default('') })

/** The draft that was looked at, as it is. */
export async function publishDraft(
  page: PageContext,
  actor: Actor,
  subject: string,
  request: Request,
) {
  const { result: job, rejection } = await submitForm(request, Published, ({ formId }) =>
    page.postings.publishDraft(actor, subject, formId),
  )
  return rejection ? rejectForm<Refused>(rejection) : afterPublishing(subject, job)
}

const Discarded = z.object({ intent: z.literal('discard') })

export async function discardDraft(
  page: PageContext,
  actor: Actor,
  subject: string,
  request: Request,
) {
  const { rejection } = await submitForm(request, Discarded, () =>
    page.postings.drafts.discard(actor, subject),
  )
  if (rejection) return rejectForm<Refused>(rejection)
  const headers = { 'set-cookie': setFlash('draft-dropped') }
  return redirect(formPath(subject), { status: 303, headers })
}

function afterPublishing(subject: string, { id, title, status }: JobView) {
  const isNew = subject === NEW
  if (status === 'held') {
    const headers = { 'set-cookie': setFlash('job-held') }
    return redirect('/dashboard', { status: 303, headers })
  }
  const headers = { 'set-cookie': setFlash(isNew ? 'job-posted' : 'job-saved') }
  const next = isNew ? '/jobs' : jobPath({ id, title })
  return redirect(next, { status: 303, headers })
}
