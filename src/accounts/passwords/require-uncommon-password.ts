import { isCommonPassword, type PasswordOwner } from './common-passwords.ts'
import { wrongField } from '#platform/primitives/errors.schema.ts'
import { PASSWORD_PROBLEMS } from '#accounts/sign-up/sign-up-checks.ts'
import { isBreachedPassword } from './breached/is-breached-password.ts'

/** @throws {DomainError} `invalid_input` if attackers would try it among their first guesses */
export function requireUncommonPassword(field: string, password: string, owner: PasswordOwner) {
  if (!isCommonPassword(password, owner) && !isBreachedPassword(password)) return
  throw wrongField(field, PASSWORD_PROBLEMS.common)
}
