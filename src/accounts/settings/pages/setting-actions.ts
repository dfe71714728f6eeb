import { data } from 'react-router'
import { z } from 'zod'
import type { PageContext } from '#platform/pages/context.ts'
import { submitForm, type FormResult } from '#platform/forms/pages/submit-form.ts'
import {
  AccountDeletion,
  EmailChange,
  EmailPreferences,
  PasswordChange,
  Profile,
} from '#accounts/accounts.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { FlashName } from '#trade/flash/flashes.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

interface SettingAction {
  /** The section to return to. */
  section: string
  /** The message shown on success. */
  flash: FlashName
  act(page: PageContext, actor: Actor, request: Request): Promise<FormResult<unknown>>
}

const Nothing = z.object({})
const DeviceChoice = z.object({ device: z.string().default('') })

/** The handler of each form on the page, by the name in its URL (`?form=`). */
const ACTIONS: Readonly<Record<string, SettingAction>> = {
  details: {
    section: 'details',
    flash: 'settings-saved',
    act: ({ accounts }, actor, request) =>
      submitForm(request, Profile, (profile) => accounts.settings.save(actor, profile)),
  },
  password: {
    section: 'password',
    flash: 'password-changed',
    act: ({ accounts }, actor, request) =>
      submitForm(request, PasswordChange, (change) =>
        accounts.settings.changePassword(actor, change),
      ),
  },
  email: {
    section: 'email',
    flash: 'mail-sent',
    act: ({ accounts, visitor }, actor, request) =>
      submitForm(request, EmailChange, (change) =>
        accounts.settings.requestEmailChange(visitor, actor, change),
      ),
  },
  'keep-address': {
    section: 'email',
    flash: 'settings-saved',
    act: ({ accounts }, actor, request) =>
      submitForm(request, Nothing, () => accounts.settings.cancelEmailChange(actor)),
  },
  notifications: {
    section: 'notifications',
    flash: 'settings-saved',
    act: ({ accounts }, actor, request) =>
      submitForm(request, EmailPreferences, (wishes) =>
        accounts.settings.saveEmailPreferences(actor, wishes),
      ),
  },
  device: {
    section: 'devices',
    flash: 'device-ended',
    act: ({ accounts }, actor, request) =>
      submitForm(request, DeviceChoice, ({ device }) => accounts.sessions.endOne(actor, device)),
  },
  'other-devices': {
    section: 'devices',
    flash: 'others-ended',
    act: ({ accounts }, actor, request) =>
      submitForm(request, Nothing, () => accounts.sessions.endOthers(actor)),
  },
  delete: {
    section: 'delete',
    flash: 'mail-sent',
    act: ({ accounts, visitor }, actor, request) =>
      submitForm(request, AccountDeletion, (deletion) =>
        accounts.settings.requestDeletion(visitor, actor, deletion),
      ),
  },
  'keep-account': {
    section: 'delete',
    flash: 'account-stays',
    act: ({ accounts }, actor, request) =>
      submitForm(request, Nothing, () => accounts.settings.cancelDeletion(actor)),
  },
}

/** The name of the posted form, from its URL. */
function postedForm({ url }: Pick<Request, 'url'>): string | null {
  return new URL(url).searchParams.get('form')
}

/**
 * The action of the posted form.
 * @throws an answer with status 400 for a form that is not on the page
 */
export function findAction(request: Request): SettingAction {
  const name = postedForm(request)
  if (name !== null && Object.hasOwn(ACTIONS, name) && ACTIONS[name]) return ACTIONS[name]
  throw data(new DomainError('bad_request').message, 400)
}
