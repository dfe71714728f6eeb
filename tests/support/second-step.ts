import { Secret, TOTP } from 'otpauth'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { anAuthenticator } from './authenticator.ts'
import { openSession } from './people.ts'

const STEP_MS = 30_000

/** The code shown by an app; `ahead` of now in steps of 30 seconds. */
export function codeOf(secret: string, ahead = 0) {
  const timestamp = Date.now() + ahead * STEP_MS
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** Forgets that earlier codes have been used. */
export async function forgetUsedCodes(db: Db, accountId: string) {
  await db.updateTable('totp').set({ lastStep: 0 }).where('accountId', '=', accountId).execute()
}

/** A six-digit code that is wrong now and around now. */
export function aWrongCode(secret: string) {
  const right = [-2, -1, 0, 1, 2].map((ahead) => codeOf(secret, ahead))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !right.includes(code),
  ) as string
}

/** Sets up codes from an app, as the settings page does; returns its secret and the recovery codes. */
export async function setUpApp({ db, services }: { db: Db; services: Services }, actor: Actor) {
  const { secondFactor } = services.accounts
  await secondFactor.startApp(actor)
  const { setUp } = await secondFactor.state(actor)
  if (!setUp) throw new Error('There is no set-up.')
  const { secret } = setUp
  const codes = await secondFactor.confirmApp(actor, { code: codeOf(secret) })
  await forgetUsedCodes(db, actor.id)
  return { secret, codes: codes ?? [] }
}

/** Adds a passkey, as the settings page does. */
export async function addPasskey({ accounts }: Services, actor: Actor, name = 'My phone') {
  const authenticator = anAuthenticator()
  const options = await accounts.secondFactor.startPasskey(actor)
  const passkey = authenticator.create(options)
  const codes = await accounts.secondFactor.addPasskey(actor, { name, passkey })
  return { authenticator, codes: codes ?? [] }
}

/** A session begun with the password alone, for a person without a second step. */
export async function openPlainSession(services: Services, person: { id: string }) {
  return openSession(services, person, { hasPassedStep: false })
}
