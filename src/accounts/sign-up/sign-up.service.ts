import type { RequireOwnName } from '#accounts/settings/profile.service.ts'
import { SignUp, type SessionUser } from '#accounts/accounts.schema.ts'
import { parseInput } from '#platform/forms/parse-input.ts'
import { findCountry } from '#platform/places/names/countries.ts'
import { insertAccount } from '#accounts/account.queries.ts'
import { toSessionUser } from '#accounts/sessions/actor.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import { hashPassword, isPassword } from '#accounts/passwords/password-hash.ts'
import { requireUncommonPassword } from '#accounts/passwords/require-uncommon-password.ts'
import { toPhoneNumber } from '#accounts/identity/phone-number.ts'
import type { Verification } from '#accounts/verification/verification.service.ts'
import type { Files } from '#platform/files/files.ts'
import type { FormSource } from '#platform/forms/forms.ts'
import { readForm } from '#platform/forms/read-form.ts'
import type { Platform } from '#platform/platform.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { markSignUp } from './sign-up-mark.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import type { MailLimits } from '#accounts/log-in/mail-limits.ts'
import {
  findLatestPassword,
  findUnconfirmedPassword,
  lockAccountByEmail,
  replaceUnconfirmed,
  setPending,
} from '#accounts/log-in/auth.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const NO_FILES = { fields: [], limit: 0, tooLarge: 'This form is too long. Shorten its texts.' }

type Parts = Pick<Platform, 'db' | 'limits'> & {
  mails: MailLimits
  requireOwnName: RequireOwnName
}

/**
 * Saves a registration. The answer and its duration are the same whether or not the address has an account; only an
 * email to that address reveals it.
 */
export function createSignUp(
  { db, limits, mails, requireOwnName }: Parts,
  verification: Verification,
  secret: string,
) {
  return async function signUp(
    visitor: Visitor,
    answers: SignUp,
  ): Promise<{ user: SessionUser; signUp: string }> {
    const { firstName, lastName, email, password } = answers
    requireOwnName({ firstName, lastName })
    requireUncommonPassword('password', password, answers)
    await limits.consume(RATE_LIMITS['sign-up'], visitor.ip)
    await mails.consume(visitor, toEmailKey(email))

    const account = toAccount(answers, await hashPassword(password, visitor.ip))
    let passwordHash: string | null = null
    while (!passwordHash) passwordHash = await saveRegistration(visitor, account, answers)
    const signUp = markSignUp(secret, { ...account, passwordHash })
    return { user: toSessionUser({ ...account, pictureKey: null }), signUp }
  }

  /**
   * If an address is registered twice with different passwords before it is confirmed, neither of them
   * is trusted: the owner of the mailbox chooses a new one by code. The second press of the button is the same
   * registration, whose link goes on.
   * @returns the hash of the password, kept from before if it is the same; null if a concurrent registration
   * interfered and nothing was saved
   */
  async function saveRegistration(
    visitor: Visitor,
    account: Registration,
    { password, next: nextPath }: Pick<SignUp, 'password' | 'next'>,
  ): Promise<string | null> {
    const { id, emailKey, passwordHash } = account
    const compared = await findUnconfirmedPassword(db, emailKey)
    const latest = await findLatestPassword(db, emailKey)
    const isSame = await isPassword(password, compared ?? latest, visitor.ip)
    const kept = isSame ? compared : null
    return db.transaction().execute(async (db) => {
      await insertAccount(db, account)
      const found = await lockAccountByEmail(db, emailKey)
      if (!found) return null
      const isUnconfirmed = found.id !== id && !found.verifiedAt
      if (isUnconfirmed && found.passwordHash !== compared) return null
      if (compared === null && (await findLatestPassword(db, emailKey)) !== latest) return null
      await replaceUnconfirmed(db, account, kept)
      const key = { purpose: 'verify', subject: emailKey } as const
      await verification.request(db, key, { replaces: !isSame })
      await setPending(db, emailKey, { passwordHash, nextPath })
      return kept ?? passwordHash
    })
  }
}

type Registration = ReturnType<typeof toAccount>

function toAccount(answers: SignUp, passwordHash: string) {
  const { firstName, lastName, email, mobileNumber, currentLocation } = answers
  const country = findCountry(currentLocation)?.code ?? ''
  return {
    id: newId(),
    firstName,
    lastName,
    phone: toPhoneNumber(mobileNumber, country),
    country,
    email,
    emailKey: toEmailKey(email),
    passwordHash,
  }
}

/** Reads a registration from a multipart form; files in it are ignored. */
export async function readSignUp(files: Files, source: FormSource): Promise<SignUp> {
  await using form = await readForm(files, source, NO_FILES)
  if (form.failure) throw form.failure
  return parseInput(SignUp, { ...form.values })
}
