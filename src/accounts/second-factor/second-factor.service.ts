import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { SECOND_FACTOR_LIMITS } from './second-factor-limits.ts'
import type { NewPasskey, SecondFactor } from './second-factor.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { PasswordCheck } from '#accounts/settings/password-check.ts'
import { deleteSessions } from '#accounts/sessions/sessions.queries.ts'
import type { Verification } from '#accounts/verification/verification.service.ts'
import type { Db } from '#platform/database/database.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { AccountNotice } from '#platform/tasks/tasks.ts'
import { lockActiveAccount } from './log-in-step/log-in-step.queries.ts'
import { newPasskeyChallenge, type Passkeys } from './ways/passkeys.ts'
import { hashRecoveryCode, newRecoveryCodes } from './ways/recovery-codes.ts'
import {
  confirmSecret,
  countRecoveryCodes,
  deletePasskey,
  deleteTotp,
  findPasskeys,
  findTotp,
  hasFactor,
  insertPasskey,
  needsFactor,
  replaceRecoveryCodes,
  setPendingSecret,
  SETUP_MINUTES,
  toPasskey,
} from './second-factor.queries.ts'
import type { SecretBox } from './ways/secret-box.ts'
import {
  clearMarks,
  consumePasskeyChallenge,
  isConfirmed,
  markConfirmed,
  markPassed,
  setPasskeyChallenge,
} from './log-in-step/session-marks.queries.ts'
import { drawQrCode, findStep, newTotpSecret, toAppLink } from './ways/totp.ts'

const TYPE_PASSWORD = 'Type your password once more, then go on.'
const WRONG_APP_CODE =
  'This code is wrong. Type the one your app shows now. If it stays wrong, set the clock of your phone to automatic.'
const SETUP_OVER = 'This set-up was started a while ago. Start it again.'
const NO_PASSKEY = 'The passkey could not be added. Try again.'
const LAST_ONE =
  'Your account needs two-step login, because you can see other people’s details. Add another one first, then remove this one.'

interface Parts {
  verification: Verification
  requirePassword: PasswordCheck
  box: SecretBox
  passkeys: Passkeys
}

/** The second step as people manage it in their settings. Each change is notified to their address. */
export function createSecondFactor(
  db: Db,
  { verification, requirePassword, box, passkeys }: Parts,
) {
  return {
    state,
    confirm,
    startApp,
    cancelApp,
    confirmApp,
    removeApp,
    startPasskey,
    addPasskey,
    removePasskey,
    renewCodes,
  }

  /** The state for the page; the set-up in progress only while the password was typed recently. */
  async function state(actor: Actor) {
    const confirmed = await isConfirmed(db, actor.sessionId)
    const totp = await findTotp(db, actor.id)
    const sealed = confirmed ? totp?.pendingSecret : null
    const secret = sealed ? box.open(sealed) : null
    const factor: SecondFactor = {
      passkeys: (await findPasskeys(db, actor.id)).map(toPasskey),
      appSince: totp?.confirmedAt ?? null,
      codesLeft: await countRecoveryCodes(db, actor.id),
    }
    return {
      factor,
      isNeeded: await needsFactor(db, actor.id),
      isConfirmed: confirmed,
      setUp: secret === null ? null : toSetUp(secret, actor),
    }
  }

  /** Allows changes for some minutes. @throws {DomainError} `invalid_input`, `too_many` */
  async function confirm(actor: Actor, { stepPassword }: { stepPassword: string }) {
    await requirePassword(actor, { field: 'stepPassword', password: stepPassword })
    await markConfirmed(db, actor.sessionId)
  }

  async function startApp(actor: Actor) {
    await change(actor, (db) => setPendingSecret(db, actor.id, box.seal(newTotpSecret())))
  }

  async function cancelApp(actor: Actor) {
    await change(actor, (db) => setPendingSecret(db, actor.id, null))
  }

  /** Confirms the app with its first right code. @returns the recovery codes, if these are the account's first */
  async function confirmApp(actor: Actor, { code }: { code: string }): Promise<string[] | null> {
    return change(actor, async (db) => {
      const pending = (await findTotp(db, actor.id))?.pendingSecret
      const secret = pending && box.open(pending)
      if (!pending || !secret) throw wrongField('code', SETUP_OVER)
      const step = findStep(secret, code, { lastStep: 0 })
      if (step === null) throw wrongField('code', WRONG_APP_CODE)
      const isFirst = !(await hasFactor(db, actor.id))
      if (!(await confirmSecret(db, actor.id, pending, step))) throw wrongField('code', SETUP_OVER)
      return finishAdding(db, actor, { isFirst, notice: 'app-added' })
    })
  }

  async function removeApp(actor: Actor) {
    await change(actor, async (db) => {
      if (!(await deleteTotp(db, actor.id))) throw new DomainError('done_already')
      await finishRemoving(db, actor, 'app-removed')
    })
  }

  /** The options for making a passkey in the browser, as JSON. */
  async function startPasskey(actor: Actor) {
    return change(actor, async (db) => {
      const known = await findPasskeys(db, actor.id)
      requireRoom(known)
      const challenge = newPasskeyChallenge()
      const { sessionId } = actor
      await setPasskeyChallenge(db, { sessionId, challenge, minutes: SETUP_MINUTES })
      return JSON.stringify(await passkeys.creationOptions(actor, challenge, known))
    })
  }

  /** @returns the recovery codes, if these are the account's first */
  async function addPasskey(
    actor: Actor,
    { name, passkey }: NewPasskey & { name: string },
  ): Promise<string[] | null> {
    // The challenge is used up, whatever the result.
    const challenge = await consumePasskeyChallenge(db, actor.sessionId)
    const made = challenge && (await passkeys.verifyNew(passkey, challenge))
    if (!made) throw wrongField('', NO_PASSKEY)
    return change(actor, async (db) => {
      requireRoom(await findPasskeys(db, actor.id))
      const isFirst = !(await hasFactor(db, actor.id))
      const transports = JSON.stringify(made.transports)
      const row = { ...made, id: newId(), accountId: actor.id, name, transports }
      if (!(await insertPasskey(db, row))) throw wrongField('', NO_PASSKEY)
      return finishAdding(db, actor, { isFirst, notice: 'passkey-added', detail: name })
    })
  }

  async function removePasskey(actor: Actor, id: Id) {
    await change(actor, async (db) => {
      const removed = isId(id) ? await deletePasskey(db, actor.id, id) : null
      if (!removed) throw new DomainError('done_already')
      await finishRemoving(db, actor, 'passkey-removed', removed.name)
    })
  }

  /** Replaces the recovery codes; the earlier ones no longer work. */
  async function renewCodes(actor: Actor): Promise<string[]> {
    return change(actor, async (db) => {
      if (!(await hasFactor(db, actor.id))) throw new DomainError('done_already')
      await verification.notify(db, { notice: 'codes-renewed', accountId: actor.id })
      return saveNewCodes(db, actor.id)
    })
  }

  /** Runs a change while the account is locked, if the password was typed recently. */
  async function change<Result>(actor: Actor, act: (db: Db) => Promise<Result>): Promise<Result> {
    return db.transaction().execute(async (db) => {
      await lockActiveAccount(db, actor.id)
      if (!(await isConfirmed(db, actor.sessionId))) throw wrongField('', TYPE_PASSWORD)
      // A password alone must not change the second step of an account that has one.
      const hasPassed = actor.secondFactorAt !== null
      if (!hasPassed && (await hasFactor(db, actor.id))) throw new DomainError('second_step_needed')
      return act(db)
    })
  }

  async function finishAdding(
    db: Db,
    { id: accountId, sessionId }: Actor,
    { isFirst, ...notice }: { isFirst: boolean; notice: AccountNotice; detail?: string },
  ) {
    await verification.notify(db, { ...notice, accountId })
    await markPassed(db, sessionId)
    if (!isFirst) return null
    // Other sessions were started with the password alone.
    await deleteSessions(db, accountId, sessionId)
    return saveNewCodes(db, accountId)
  }

  async function finishRemoving(db: Db, { id }: Actor, notice: AccountNotice, detail?: string) {
    await verification.notify(db, { notice, accountId: id, detail })
    if (await hasFactor(db, id)) return
    if (await needsFactor(db, id))
      throw new DomainError('forbidden', [{ field: '', message: LAST_ONE }])
    await replaceRecoveryCodes(db, id, [])
    await clearMarks(db, id)
  }

  async function saveNewCodes(db: Db, accountId: Id) {
    const codes = newRecoveryCodes()
    await replaceRecoveryCodes(
      db,
      accountId,
      codes.map((code) => hashRecoveryCode(accountId, code)),
    )
    return codes
  }
}

function toSetUp(secret: string, { email }: Actor) {
  const link = toAppLink(secret, email)
  return { secret, link, qr: drawQrCode(link) }
}

function requireRoom(known: unknown[]) {
  const { passkeys } = SECOND_FACTOR_LIMITS
  if (known.length < passkeys) return
  throw wrongField('', `You have ${passkeys} passkeys. Remove one you no longer use first.`)
}
