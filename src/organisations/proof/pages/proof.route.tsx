import { redirect, useSearchParams } from 'react-router'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import { ORGANISATION_LIMITS } from '#organisations/model/organisation-limits.ts'
import { claimPath, organisationPath, proofPath } from '#organisations/model/organisation-paths.ts'
import problems from '#organisations/model/problems.json' with { type: 'json' }
import { isLetterOpen } from '#organisations/proof/letters/letter.ts'
import type { Route } from './+types/proof.route.ts'
import { runForm, type FormAction } from '#organisations/pages/organisation-action.ts'
import { OrganisationPage, ProofStatus } from '#organisations/pages/parts/organisation-page.tsx'
import { ByDesk, ByLetter, ByMail, VouchFor, BySite, type WayProps } from './ways.tsx'
import { z } from 'zod'
import { submitForm } from '#platform/forms/pages/submit-form.ts'
import {
  DeskRequest,
  LetterCode,
  ProofCode,
  SiteDomain,
  Vouching,
  WorkAddress,
} from '#organisations/organisations.schema.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const organisation = await orErrorResponse(page.organisations.find(actor, params.id))
  const { id, name, legalName, proof, isClaimHeld, mayManage, requests } = organisation
  if (!mayManage || organisation.isSuspended) throw redirect(organisationPath(id))
  return {
    id,
    name,
    legalName,
    proof: proof && { ...proof, until: mediumDate(proof.lapsesAt) },
    canVouch: proof !== null && proof.kind !== 'vouched',
    isClaimHeld,
    isWaiting: organisation.isProofWaiting,
    ownAddress: await page.organisations.proof.suggestAddress(actor, id),
    mail: requests.find(({ kind, waitsSince }) => kind === 'mail' && !waitsSince) ?? null,
    site: requests.find(({ kind, waitsSince }) => kind === 'site' && !waitsSince) ?? null,
    letter: letterStateOf(requests.find(({ kind }) => kind === 'letter')),
    entryNeeded: problems.entryNeeded,
    limits: ORGANISATION_LIMITS,
  }
}

interface LetterRequest {
  kind: string
  sentAt: string | null
  waitsSince: string | null
  hasTries: boolean
}

/** Null if another letter can be asked for. */
function letterStateOf(letter: LetterRequest | undefined): WayProps['organisation']['letter'] {
  if (!letter || !isLetterOpen(letter)) return null
  if (letter.sentAt === null) return 'requested'
  return letter.waitsSince === null ? 'posted' : 'entered'
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return runForm(PROOF_ACTIONS, { page: context.get(requestContext), id: params.id, request })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function ProofPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, legalName, proof, isClaimHeld, isWaiting, entryNeeded } = loaderData
  const posted = useSearchParams()[0].get('form')
  const of = (...forms: string[]) => ({
    organisation: loaderData,
    rejection: posted !== null && forms.includes(posted) ? actionData : undefined,
    posted,
  })
  return (
    <OrganisationPage
      title="Show that you act for it"
      eyebrow={name}
      above={[{ label: 'Organisation', href: organisationPath(id) }]}
      isRejected={actionData !== undefined}
      lead={
        <p>
          One way is enough. It is free and valid for a year, and your adverts say how you proved it
          and since when.
        </p>
      }
    >
      {proof && (
        <Banner tone="success" title={proof.words}>
          It is valid until {proof.until}. You can prove it again before then.
        </Banner>
      )}
      {isWaiting && (
        <Banner tone="info" title="We are looking at what you sent">
          We write to you within one working day. You can add something below.
        </Banner>
      )}
      {Object.values(actionData?.errors ?? {}).includes(entryNeeded) && (
        <Banner tone="warning" title="The register of sponsors has this name">
          <ButtonLink href={claimPath(id)} tone="primary" iconEnd="arrow-right">
            Choose the entry
          </ButtonLink>
        </Banner>
      )}
      {legalName === null ? (
        <Banner tone="warning" title="Say first which legal body this is">
          <ProofStatus>
            <p>A proof is for one legal name, so we need to know it.</p>
            <ButtonLink href={claimPath(id)} tone="primary" iconEnd="arrow-right">
              Say who this is
            </ButtonLink>
          </ProofStatus>
        </Banner>
      ) : (
        <>
          {isClaimHeld ? (
            <Banner tone="warning" title="Somebody else says they are this body">
              We look at it within four working hours. Until then nobody else can prove it; you can
              tell us more below.
            </Banner>
          ) : (
            <>
              <ByMail {...of('mail', 'code')} />
              <BySite {...of('site', 'look')} />
              <ByLetter {...of('letter', 'letter-code')} />
            </>
          )}
          <ByDesk {...of('desk')} />
          {loaderData.canVouch && <VouchFor {...of('vouch')} />}
        </>
      )}
    </OrganisationPage>
  )
}

const afterProof = (id: string, isProved: boolean) =>
  ({ path: organisationPath(id), flash: isProved ? 'proof-done' : 'proof-waits' }) as const

/** The handler of each form on the proof page, by the name in its URL (`?form=`). */
const PROOF_ACTIONS: Readonly<Record<string, FormAction>> = {
  mail: ({ page, actor, id, request }) =>
    submitForm(request, WorkAddress, async ({ workEmail }) => {
      const sent = { organisationId: id, email: workEmail }
      await page.organisations.proof.requestCode(page.visitor, actor, sent)
      return { path: `${proofPath(id)}#mail`, flash: 'proof-code-sent' }
    }),
  code: ({ page, actor, id, request }) =>
    submitForm(request, ProofCode, async ({ code }) => {
      const entered = { organisationId: id, code }
      return afterProof(id, await page.organisations.proof.enterCode(page.visitor, actor, entered))
    }),
  letter: ({ page, actor, id, request }) =>
    submitForm(request, z.object({}), async () => {
      await page.organisations.proof.requestLetter(actor, id)
      return { path: `${proofPath(id)}#letter`, flash: 'proof-letter-requested' }
    }),
  'letter-code': ({ page, actor, id, request }) =>
    submitForm(request, LetterCode, async ({ letterCode: code }) => {
      const entered = { organisationId: id, code }
      const { proof } = page.organisations
      return afterProof(id, await proof.enterLetterCode(page.visitor, actor, entered))
    }),
  site: ({ page, actor, id, request }) =>
    submitForm(request, SiteDomain, async ({ domain }) => {
      await page.organisations.proof.begin(actor, id, domain)
      return { path: `${proofPath(id)}#site`, flash: 'proof-begun' }
    }),
  look: ({ page, actor, id, request }) =>
    submitForm(request, z.object({ way: z.enum(['dns', 'file']) }), async ({ way }) =>
      afterProof(id, await page.organisations.proof.look(actor, id, way)),
    ),
  vouch: ({ page, actor, id, request }) =>
    submitForm(request, Vouching, async ({ reference }) => {
      const { isProved } = await page.organisations.proof.vouch(actor, id, reference)
      return { path: organisationPath(id), flash: isProved ? 'vouched-for' : 'vouched-waits' }
    }),
  desk: ({ page, actor, id, request }) =>
    submitForm(request, DeskRequest, async (deskRequest) => {
      await page.organisations.proof.requestReview(actor, id, deskRequest)
      return afterProof(id, false)
    }),
}
