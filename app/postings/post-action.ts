import { redirect } from 'react-router'
import { z } from 'zod'
import type { PageServices, PageRequest } from '#app/context.ts'
import { leaveFlash } from '#app/flash.ts'
import type { Rejection } from '#app/forms/rejection.ts'
import { attempt, comeBack, submitForm } from '#app/forms/submit-form.ts'
import { jobPath } from '#contract/paths/job-paths.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { PostingForm } from '#server/postings/read-posting.ts'
import type { SponsorshipFieldsView } from '#server/postings/sponsorship-fields/sponsorship-fields.service.ts'
import { formPath, NEW, previewPath } from '#contract/paths/posting-paths.ts'

/** A form that came back, with what it asks about. */
type Refused = Rejection & { sponsorshipFields?: SponsorshipFieldsView }
type Facts = PageServices & PageRequest

/** The form with everything in it: to be looked at first, or to be published. */
export async function receivePosting(
  facts: Facts,
  actor: Actor,
  subject: string,
  request: Request,
) {
  const { postings } = facts
  const { result: received, rejection: unreadable } = await attempt({}, () =>
    postings.readPostedForm(actor, {
      contentType: request.headers.get('content-type'),
      body: request.body as never,
    }),
  )
  if (unreadable) return comeBack(await asForm(unreadable))
  const form = await postings.sponsorshipFields.resolveChoices(received)

  const isPreview = form.values.intent === 'preview'
  const { result: next, rejection } = await attempt(form.values, async () => {
    if (!isPreview) return publish(form)
    await postings.drafts.check(actor, subject, form)
    await postings.saveDraft(actor, subject, form)
    return redirect(previewPath(subject), 303)
  })
  if (!rejection) return next
  // Whatever is wrong with it, it is there again tomorrow.
  await postings.saveDraft(actor, subject, form)
  return comeBack(await asForm(rejection))

  async function asForm(refused: Rejection): Promise<Refused> {
    return { ...refused, sponsorshipFields: await postings.sponsorshipFields.show(refused.values) }
  }

  async function publish(sent: PostingForm) {
    if (subject === NEW) await postings.publish(actor, sent)
    else await postings.change(actor, subject, sent)
    return afterPublishing(subject, sent.values)
  }
}

const Published = z.object({ formId: z.string().max(60).default('') })

/** The draft that was looked at, as it is. */
export async function publishDraft(facts: Facts, actor: Actor, subject: string, request: Request) {
  const { result: job, rejection } = await submitForm(request, Published, ({ formId }) =>
    facts.postings.publishDraft(actor, subject, formId),
  )
  return rejection
    ? comeBack<Refused>(rejection)
    : afterPublishing(subject, { jobTitle: job.title })
}

const Discarded = z.object({ intent: z.literal('discard') })

export async function discardDraft(facts: Facts, actor: Actor, subject: string, request: Request) {
  const { rejection } = await submitForm(request, Discarded, () =>
    facts.postings.drafts.discard(actor, subject),
  )
  if (rejection) return comeBack<Refused>(rejection)
  const headers = { 'set-cookie': leaveFlash('draft-dropped') }
  return redirect(formPath(subject), { status: 303, headers })
}

function afterPublishing(subject: string, { jobTitle = '' }: Record<string, string>) {
  const isNew = subject === NEW
  const headers = { 'set-cookie': leaveFlash(isNew ? 'job-posted' : 'job-saved') }
  const next = isNew ? '/jobs' : jobPath({ id: subject, title: jobTitle })
  return redirect(next, { status: 303, headers })
}
