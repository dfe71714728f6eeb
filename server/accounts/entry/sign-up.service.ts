import type { SessionUser, SignUp } from '#contract/accounts.ts'
import { findCountry } from '#contract/countries.ts'
import { findAccountByAddress, insertAccount } from '#server/accounts/account.queries.ts'
import { toSessionUser } from '#server/accounts/actor.ts'
import { addressKey, limitKey } from '#server/accounts/address-key.ts'
import { hashPassword, isPassword } from '#server/accounts/passwords/password-hash.ts'
import { requireUncommon } from '#server/accounts/passwords/uncommon.ts'
import { toPhoneNumber } from '#server/accounts/phone-number.ts'
import type { Proofs } from '#server/accounts/proofs/proofs.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import { newId } from '#server/platform/new-id.ts'
import type { Visitor } from '#server/visitors/visitor.ts'
import { MAILS, MAILS_TO_ADDRESS } from './mail-limits.ts'
import { dropPassword } from './entry.queries.ts'

const SIGN_UPS = {
  name: 'sign-up',
  times: 20,
  seconds: 3600,
  message: 'Many accounts were created from your network. Wait an hour, then try again.',
}

type Parts = Pick<Platform, 'db' | 'limits'>

/**
 * Takes a registration. The answer and the work are the same whether or not the address has an
 * account, which only its own mailbox is told.
 */
export function createSignUp({ db, limits }: Parts, proofs: Proofs) {
  return async function signUp(visitor: Visitor, answers: SignUp): Promise<SessionUser> {
    const { firstName, lastName, email, password } = answers
    requireUncommon('password', password, [firstName, lastName, email.split('@', 1)[0] ?? ''])
    const emailKey = addressKey(email)
    await limits.spend(SIGN_UPS, visitor.address)
    await limits.spend(MAILS, visitor.address)
    await limits.spend(MAILS_TO_ADDRESS, limitKey(emailKey))

    const id = newId()
    await keep(id, answers, await hashPassword(password))
    await settleSecondSignUp(id, emailKey, password)
    return toSessionUser({ id, email, firstName, lastName, pictureKey: null })
  }

  async function keep(id: string, answers: SignUp, passwordHash: string) {
    const { firstName, lastName, email } = answers
    const country = findCountry(answers.currentLocation)?.code ?? ''
    const emailKey = addressKey(email)
    const phone = toPhoneNumber(answers.mobileNumber ?? '', country)
    await db.transaction().execute(async (db) => {
      await insertAccount(db, {
        id,
        firstName,
        lastName,
        phone,
        country,
        email,
        emailKey,
        passwordHash,
      })
      await proofs.ask(db, { purpose: 'verify', subject: emailKey })
    })
  }

  /**
   * Two people signed up with one address that neither has confirmed: nobody knows whose password
   * is the right one, so whoever gets the mail chooses another. The same person twice is fine.
   */
  async function settleSecondSignUp(id: string, emailKey: string, password: string) {
    const account = await findAccountByAddress(db, emailKey)
    const isFirst = account?.id === id
    const isSame = await isPassword(password, isFirst ? null : (account?.passwordHash ?? null))
    if (!account || isFirst || isSame || account.verifiedAt) return
    await dropPassword(db, account.id)
  }
}
