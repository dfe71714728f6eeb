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
import { organisationPath, proofPath } from '#organisations/model/organisation-paths.ts'
import type { FormAction } from '#organisations/pages/organisation-action.ts'

const afterProof = (id: string, isProved: boolean) =>
  ({ path: organisationPath(id), flash: isProved ? 'proof-done' : 'proof-waits' }) as const

/** The handler of each form on the proof page, by the name in its URL (`?form=`). */
export const PROOF_ACTIONS: Readonly<Record<string, FormAction>> = {
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
