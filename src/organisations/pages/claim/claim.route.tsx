import { redirect } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { toProblems } from '#platform/forms/parse-input.ts'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { type PageContext } from '#platform/pages/context.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { rejectForm, submitForm, tryAction } from '#platform/forms/pages/submit-form.ts'
import { ChoiceField } from '#platform/ui/fields/choice-field.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { toClaimAnswers } from '#organisations/model/claim-answers.ts'
import { ClaimForm } from '#organisations/organisations.schema.ts'
import { claimPath, organisationPath, proofPath } from '#organisations/model/organisation-paths.ts'
import { POSTING_LIMITS } from '#trade/postings.schema.ts'
import { z } from 'zod'
import type { Route } from './+types/claim.route.ts'
import { OrganisationPage } from '#organisations/pages/parts/organisation-page.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const organisation = await orErrorResponse(page.organisations.find(actor, params.id))
  const { id, name, proof, mayManage } = organisation
  if (!mayManage) throw redirect(organisationPath(id))
  const answers = toClaimAnswers(organisation)
  return {
    id,
    name,
    answers,
    version: page.organisations.claims.versionOf(answers),
    isProved: proof !== null,
    sponsor: await page.postings.sponsorshipFields.showEmployer(answers),
    limits: { name: POSTING_LIMITS.companyName, legalName: POSTING_LIMITS.legalName },
  }
}

const Answers = z.record(z.string(), z.string())

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { result: sent = {}, rejection: unreadable } = await submitForm(
    request,
    Answers,
    async (answers) => answers,
  )
  if (unreadable) return rejectForm(await withChoice(page, unreadable))
  const { answers, problems } = await page.postings.sponsorshipFields.resolveEmployer(sent)
  const { rejection } = await tryAction(answers, async () => {
    const parsed = ClaimForm.safeParse(answers)
    if (!parsed.success || problems.length > 0)
      throw new DomainError('invalid_input', [...toProblems(parsed.error), ...problems])
    await page.organisations.claims.change(actor, params.id, parsed.data)
  })
  if (rejection) return rejectForm(await withChoice(page, rejection))
  // What can be proved now is the next thing to do, and what most came for.
  const { legalName, proof } = await page.organisations.find(actor, params.id)
  const path = legalName !== null && proof === null ? proofPath : organisationPath
  return redirectWithCookies(path(params.id), setFlash('organisation-saved'))
}

async function withChoice({ postings }: PageContext, rejection: Rejection) {
  const sponsor = await postings.sponsorshipFields.showEmployer(rejection.values)
  return { ...rejection, sponsor }
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
// Once the page has said what somebody else saved, saving again replaces that.
export { shouldRevalidate } from '#platform/forms/pages/use/after-rejection.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function ClaimPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, answers, version, isProved, limits } = loaderData
  const sponsor =
    (actionData && 'sponsor' in actionData && actionData.sponsor) || loaderData.sponsor
  const answer = answersOf(actionData ?? { errors: {}, values: answers })
  return (
    <OrganisationPage
      title="Who this is"
      eyebrow={name}
      above={[{ label: 'Organisation', href: organisationPath(id) }]}
      isRejected={actionData !== undefined}
      lead={<p>An organisation is one legal body. Say it once; it holds for all its adverts.</p>}
    >
      {isProved && (
        <Banner tone="warning">
          A change here ends the proof: it was made for the name and body as they are now.
        </Banner>
      )}
      <PostForm
        id="claim-form"
        action={claimPath(id)}
        rejection={actionData}
        submitLabel="Save"
        aside={<ButtonLink href={organisationPath(id)}>Cancel</ButtonLink>}
      >
        <input type="hidden" name="version" value={version} />
        <TextField
          {...answer('name')}
          label="Name on adverts"
          autoComplete="organization"
          maxLength={limits.name}
        />
        <ChoiceField
          {...answer('legalName')}
          label="Legal name"
          hint="You need it to prove that you act for it. As on the sponsor licence, or at Companies House. If the register offers your entry, choose it."
          from="/api/v1/suggest/sponsors"
          maxLength={limits.legalName}
          choiceName="sponsorId"
          choice={sponsor}
          question="Which organisation on the register is it?"
          noneFound="We found no entry that starts like this. Check the spelling, or go on."
        />
        <TextField
          {...answer('companyNumber')}
          label="Company number"
          hint="At Companies House: eight characters."
          optional
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
      </PostForm>
    </OrganisationPage>
  )
}
