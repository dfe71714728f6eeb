import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { z } from 'zod'
import { secondStepRedirect } from '#accounts/second-factor/pages/redirect.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { requireActor } from '#accounts/pages/require-actor.ts'
import { applicantPath } from '#hiring/applicants/applicant-paths.ts'
import { StageChange } from '#hiring/applications/model/applications.schema.ts'
import { OfferTerms, payFigures } from '#hiring/arrival/offer/offer-terms.schema.ts'
import { proofPath } from '#organisations/model/organisation-paths.ts'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import { readAmount } from '#trade/pay/amounts.ts'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import type { Route } from './+types/offer.route.ts'
import { OfferFields } from './offer-fields.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const key = { jobId: params.jobId, id: params.applicationId }
  return {
    ...(await orErrorResponse(page.arrival.terms.open(actor, key), request)),
    ...key,
    undoneWords: await page.applications.actions.findUndoneWords(actor, key.id),
  }
}

/** The terms, and the move that makes them an offer. */
const OfferForm = z.intersection(
  OfferTerms,
  StageChange.pick({ words: true, from: true }).extend({
    payRead: z.string().max(60).default(''),
  }),
)

/** Saves the terms before the move, so that nobody is offered a job without the terms that were typed. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const key = { jobId: params.jobId, id: params.applicationId }
  const { applicants } = page.applications
  const { result, rejection } = await submitForm(
    request,
    OfferForm,
    async ({ words, from, payRead, ...terms }) => {
      await page.arrival.terms.requireReadPay(actor, key, { ...terms, payRead })
      await page.arrival.terms.save(actor, key, terms)
      const { isOffered } = await page.arrival.terms.open(actor, key)
      if (isOffered) return { isHeld: false }
      return applicants.setStage(actor, key, { status: 'offered', words, from })
    },
  )
  if (rejection?.code === 'second_step_needed') throw secondStepRedirect(request)
  if (rejection) return rejectForm(rejection)
  const list = (new URL(request.url).searchParams.get('list') ?? '').slice(0, 500)
  const flash = result.isHeld ? 'status-held' : 'applicant-saved'
  return redirectWithFlash(applicantPath(key.jobId, key.id, list), flash)
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function OfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { who, advert, terms, stage, isOffered, isClosed, jobId, id } = loaderData
  const { isPosterProved, organisationId, advertNow, appliedAt, isAdvertChanged } = loaderData
  const isOvertaken = actionData?.code === 'moved_meanwhile'
  const title = isOffered ? `Change the offer to ${who}` : `Offer ${who} the job`
  return (
    <PageLayout>
      <title>{`${actionData ? 'Error: ' : ''}${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb items={[{ label: who, href: applicantPath(jobId, id) }, { label: 'Offer' }]} />
      <PageHeader title={title} eyebrow={advert.title}>
        <p>
          {`Fill in what you know. Before they answer, they read it beside your advert as it was when they applied, on ${mediumDate(appliedAt)}, with what differs.`}
          {isAdvertChanged && (
            <>
              {' The advert has changed since. '}
              <Link href={`/jobDetails/${jobId}`}>See it as it is now</Link>
            </>
          )}
        </p>
      </PageHeader>
      {actionData && <ErrorSummary errors={actionData.errors} />}
      {!isPosterProved && organisationId && !isClosed && (
        <Banner tone="warning" title="We have not checked who you are">
          They read that beside your offer.{' '}
          <Link href={proofPath(organisationId)}>Prove who you are</Link>
        </Banner>
      )}
      {isClosed ? (
        <Banner tone="info" title="This cannot be changed now">
          The offer was accepted, or the application has ended.
        </Banner>
      ) : (
        <Form method="post">
          <PageOwner />
          {/* Once the page has said that a colleague moved them, the same button goes ahead. */}
          {!isOvertaken && <input type="hidden" name="from" value={stage} />}
          <input type="hidden" name="payRead" value={payReadIn(actionData)} />
          <OfferFields {...{ terms, advert, advertNow }} rejection={actionData}>
            {!isOffered && (
              <TextArea
                {...answersOf(actionData, { words: loaderData.undoneWords })('words')}
                label="In your own words"
                optional
                rows={3}
              />
            )}
            <p>
              <Button type="submit" tone="primary">
                {isOffered ? 'Save the changes' : 'Make this offer'}
              </Button>
            </p>
            {!isOffered && (
              <p>They are told a minute later. Until then you can undo it, and nobody knows.</p>
            )}
          </OfferFields>
        </Form>
      )}
    </PageLayout>
  )
}

/** The figures of which the page has said that they are too low, so that the same button goes ahead with them. */
function payReadIn(rejection: Rejection | undefined): string {
  const { pay = '', payPeriod = '', hours = '', payRead = '' } = rejection?.values ?? {}
  if (!rejection?.errors['pay']) return payRead
  const [sum = null, week = null] = [readAmount(pay), readAmount(hours)]
  return payFigures({ pay: sum, payPeriod: payPeriod || null, hours: week })
}
