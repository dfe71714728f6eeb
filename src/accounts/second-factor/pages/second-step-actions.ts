import { data } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { z } from 'zod'
import type { PageContext } from '#platform/pages/context.ts'
import { rejectForm, submitForm, type FormResult } from '#platform/forms/pages/submit-form.ts'
import { Secret } from '#accounts/accounts.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import type { FlashName } from '#trade/flash/flashes.ts'
import { AppCode, MailCode, NewPasskey } from '#accounts/second-factor/second-factor.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { nameDevice } from '#accounts/sessions/device-name.ts'
import { safeNextPath } from '#accounts/log-in/log-in-path.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { secondStepFormPath } from './form-path.ts'

type Services = Pick<PageContext['accounts'], 'secondFactor' | 'firstWeek'>

const Nothing = z.object({})
const Confirmation = z.object({
  stepPassword: Secret.pipe(z.string().min(1, 'Enter your password.')),
})
const PasskeyChoice = z.object({ passkey: z.string().default('') })

/** The result of a form: the page with codes or options in it, or a message on the page. */
interface Outcome {
  codes?: string[] | null
  creation?: string
  flash?: FlashName
  /** Whether the page that the person wanted is open to them now. */
  hasOpened?: boolean
}

type Act = (
  services: Services,
  actor: Actor,
  request: Request,
  visitor: Visitor,
) => Promise<FormResult<Outcome>>

/** The handler of each form on the page, by the name in its URL (`?form=`). */
const ACTIONS: Readonly<Record<string, Act>> = {
  'mail-code-send': ({ firstWeek }, actor, request, visitor) =>
    submitForm(request, Nothing, async () => {
      await firstWeek.requestCode(actor, visitor)
      return { flash: 'read-code-sent' }
    }),
  'mail-code': ({ firstWeek }, actor, request, visitor) =>
    submitForm(request, MailCode, async (form) => {
      await firstWeek.enter(actor, visitor, form)
      return { hasOpened: true }
    }),
  confirm: ({ secondFactor }, actor, request) =>
    submitForm(request, Confirmation, async (form) => {
      await secondFactor.confirm(actor, form)
      return {}
    }),
  'app-start': ({ secondFactor }, actor, request) =>
    submitForm(request, Nothing, async () => {
      await secondFactor.startApp(actor)
      return {}
    }),
  'app-cancel': ({ secondFactor }, actor, request) =>
    submitForm(request, Nothing, async () => {
      await secondFactor.cancelApp(actor)
      return {}
    }),
  'app-confirm': ({ secondFactor }, actor, request) =>
    submitForm(request, AppCode, async (form) => ({
      codes: await secondFactor.confirmApp(actor, form),
      flash: 'settings-saved',
    })),
  'app-remove': ({ secondFactor }, actor, request) =>
    submitForm(request, Nothing, async () => {
      await secondFactor.removeApp(actor)
      return { flash: 'step-removed' }
    }),
  'passkey-start': ({ secondFactor }, actor, request) =>
    submitForm(request, Nothing, async () => ({
      creation: await secondFactor.startPasskey(actor),
    })),
  'passkey-add': ({ secondFactor }, actor, request, visitor) =>
    submitForm(request, NewPasskey, async ({ passkey }) => ({
      codes: await secondFactor.addPasskey(actor, { name: nameDevice(visitor.userAgent), passkey }),
      flash: 'settings-saved',
    })),
  'passkey-remove': ({ secondFactor }, actor, request) =>
    submitForm(request, PasskeyChoice, async ({ passkey }) => {
      await secondFactor.removePasskey(actor, passkey)
      return { flash: 'step-removed' }
    }),
  'codes-renew': ({ secondFactor }, actor, request) =>
    submitForm(request, Nothing, async () => ({ codes: await secondFactor.renewCodes(actor) })),
}

/**
 * Handles the posted form.
 * @returns the rejected form, new recovery codes, or the options for creating a passkey
 * @throws a redirect to the page if there is nothing to show in it
 */
export async function runSecondStepAction(
  { accounts, visitor }: Pick<PageContext, 'accounts' | 'visitor'>,
  actor: Actor,
  request: Request,
) {
  const { searchParams } = new URL(request.url)
  const name = searchParams.get('form') ?? ''
  const act = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
  if (!act) throw data(new DomainError('bad_request').message, 400)
  const { result, rejection } = await act(accounts, actor, request, visitor)
  if (rejection) return rejectForm({ ...rejection, kind: 'rejection' as const, form: name })
  const { codes, creation, flash, hasOpened } = result
  const next = searchParams.get('next')
  if (hasOpened) throw redirectWithCookies(safeNextPath(next ?? '/dashboard'))
  if (codes) return { kind: 'codes' as const, codes }
  if (creation) return { kind: 'creation' as const, creation }
  const path = secondStepFormPath(null, next)
  throw redirectWithCookies(path, ...(flash ? [setFlash(flash)] : []))
}
