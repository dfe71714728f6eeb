import { Form } from 'react-router'
import { secondStepRedirect } from '#accounts/second-factor/pages/redirect.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { requireActor } from '#accounts/pages/require-actor.ts'
import { OfferTerms } from '#hiring/arrival/offer/offer-terms.schema.ts'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import type { Route } from './+types/offer.route.ts'
import { OfferFields } from './offer-fields.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const key = { jobId: params.jobId, id: params.applicationId }
  return { ...(await orErrorResponse(page.arrival.terms.open(actor, key), request)), ...key }
}

/** Saves the terms before the move, so that nobody is offered a job without the terms that were typed. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const key = { jobId: params.jobId, id: params.applicationId }
  const { rejection } = await submitForm(request, OfferTerms, async (terms) => {
    await page.arrival.terms.save(actor, key, terms)
    const { isOffered } = await page.arrival.terms.open(actor, key)
    if (!isOffered) await page.applications.applicants.setStage(actor, key, { status: 'offered' })
  })
  if (rejection?.code === 'second_step_needed') throw secondStepRedirect(request)
  if (rejection) return rejectForm(rejection)
  return redirectWithFlash(`/applicants/${key.jobId}/${key.id}`, 'applicant-saved')
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function OfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { who, advert, terms, isOffered, isClosed, jobId, id } = loaderData
  const title = isOffered ? `Change the offer to ${who}` : `Offer ${who} the job`
  return (
    <PageLayout>
      <title>{`${actionData ? 'Error: ' : ''}${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[{ label: who, href: `/applicants/${jobId}/${id}` }, { label: 'Offer' }]}
      />
      <PageHeader title={title} eyebrow={advert.title}>
        <p>
          Fill in what you know. They read it beside your advert, with what differs, before they
          answer.
        </p>
      </PageHeader>
      {actionData && <ErrorSummary errors={actionData.errors} />}
      {isClosed ? (
        <Banner tone="info" title="This cannot be changed now">
          The offer was accepted, or the application has ended.
        </Banner>
      ) : (
        <Form method="post">
          <OfferFields terms={terms} advert={advert} rejection={actionData}>
            <p>
              <Button type="submit" tone="primary">
                {isOffered ? 'Save the changes' : 'Make the offer'}
              </Button>
            </p>
          </OfferFields>
        </Form>
      )}
    </PageLayout>
  )
}
