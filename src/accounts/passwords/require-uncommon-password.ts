import { isCommonPassword } from './common-passwords.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { PASSWORD_PROBLEMS } from '#accounts/sign-up/sign-up-checks.ts'
import { isBreachedPassword } from './breached/is-breached-password.ts'

/** @throws {DomainError} `invalid_input` if attackers would try it among their first guesses */
export function requireUncommonPassword(field: string, password: string, personal: string[] = []) {
  if (!isCommonPassword(password, personal) && !isBreachedPassword(password)) return
  throw new DomainError('invalid_input', [{ field, message: PASSWORD_PROBLEMS.common }])
}
