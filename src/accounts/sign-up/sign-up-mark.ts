import type { Account } from '#accounts/account.queries.ts'
import { isKeyedHash, keyedHash } from '#platform/secrets/keyed-hash.ts'

type SignedUp = Pick<Account, 'emailKey' | 'passwordHash'>

/** The value of the cookie by which a browser is recognised when the address of its sign-up is confirmed. */
export function markSignUp(secret: string, account: SignedUp): string {
  return keyedHash(secret, toText(account))
}

/** Whether a mark belongs to this account's present password: another password makes it worthless. */
export function isSignUpMark(secret: string, account: SignedUp, mark: string): boolean {
  return account.passwordHash !== null && isKeyedHash(secret, toText(account), mark)
}

function toText({ emailKey, passwordHash }: SignedUp) {
  return `sign-up ${passwordHash} of ${emailKey}`
}
