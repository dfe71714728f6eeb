import { data } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { z } from 'zod'
import type { PageContext } from '#platform/pages/context.ts'
import { rejectForm, submitForm, type FormResult } from '#platform/forms/pages/submit-form.ts'
import { Secret } from '#accounts/accounts.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import type { FlashName } from '#trade/flash/flashes.ts'
import { AppCode, NewPasskey, PasskeyStart } from '#accounts/second-factor/second-factor.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { secondStepFormPath } from './form-path.ts'

type SecondFactorService = PageContext['accounts']['secondFactor']

const Nothing = z.object({})
const Confirmation = z.object({
  stepPassword: Secret.pipe(z.string().min(1, 'Enter your password.')),
})
const PasskeyChoice = z.object({ passkey: z.string().default('') })

/** The result of a form: the page with codes or options in it, or a message on the page. */
interface Outcome {
  codes?: string[] | null
  creation?: string
  name?: string
  flash?: FlashName
}

type Act = (
  service: SecondFactorService,
  actor: Actor,
  request: Request,
) => Promise<FormResult<Outcome>>

/** The handler of each form on the page, by the name in its URL (`?form=`). */
const ACTIONS: Readonly<Record<string, Act>> = {
  confirm: (service, actor, request) =>
    submitForm(request, Confirmation, async (form) => {
      await service.confirm(actor, form)
      return {}
    }),
  'app-start': (service, actor, request) =>
    submitForm(request, Nothing, async () => {
      await service.startApp(actor)
      return {}
    }),
  'app-cancel': (service, actor, request) =>
    submitForm(request, Nothing, async () => {
      await service.cancelApp(actor)
      return {}
    }),
  'app-confirm': (service, actor, request) =>
    submitForm(request, AppCode, async (form) => ({
      codes: await service.confirmApp(actor, form),
      flash: 'settings-saved',
    })),
  'app-remove': (service, actor, request) =>
    submitForm(request, Nothing, async () => {
      await service.removeApp(actor)
      return { flash: 'step-removed' }
    }),
  'passkey-start': (service, actor, request) =>
    submitForm(request, PasskeyStart, async ({ name }) => ({
      creation: await service.startPasskey(actor),
      name,
    })),
  'passkey-add': (service, actor, request) =>
    submitForm(request, NewPasskey, async (form) => ({
      codes: await service.addPasskey(actor, form),
      flash: 'settings-saved',
    })),
  'passkey-remove': (service, actor, request) =>
    submitForm(request, PasskeyChoice, async ({ passkey }) => {
      await service.removePasskey(actor, passkey)
      return { flash: 'step-removed' }
    }),
  'codes-renew': (service, actor, request) =>
    submitForm(request, Nothing, async () => ({ codes: await service.renewCodes(actor) })),
}

/**
 * Handles the posted form.
 * @returns the rejected form, new recovery codes, or the options for creating a passkey
 * @throws a redirect to the page if there is nothing to show in it
 */
export async function runSecondStepAction(
  { accounts }: Pick<PageContext, 'accounts'>,
  actor: Actor,
  request: Request,
) {
  const { searchParams } = new URL(request.url)
  const name = searchParams.get('form') ?? ''
  const act = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
  if (!act) throw data(new DomainError('bad_request').message, 400)
  const { result, rejection } = await act(accounts.secondFactor, actor, request)
  if (rejection) return rejectForm({ ...rejection, kind: 'rejection' as const, form: name })
  const { codes, creation, flash } = result
  if (codes) return { kind: 'codes' as const, codes }
  if (creation) return { kind: 'creation' as const, creation, name: result.name ?? '' }
  const path = secondStepFormPath(null, searchParams.get('next'))
  throw redirectWithCookies(path, ...(flash ? [setFlash(flash)] : []))
}
