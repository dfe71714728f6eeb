import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { hashRecoveryCode } from '#accounts/second-factor/ways/recovery-codes.ts'
import {
  consumeRecoveryCode,
  findTotp,
  acceptStep,
} from '#accounts/second-factor/second-factor.queries.ts'
import type { SecretBox } from '#accounts/second-factor/ways/secret-box.ts'
import { APP_CODE, findStep } from '#accounts/second-factor/ways/totp.ts'

/** Uses a code from the app, or a recovery code, so that it never works again; null if it is wrong. */
export async function acceptCode(
  db: Db,
  accountId: Id,
  { code, box }: { code: string; box: SecretBox },
): Promise<'app' | 'recovery' | null> {
  if (!APP_CODE.test(code)) {
    const isUsed = await consumeRecoveryCode(db, accountId, hashRecoveryCode(accountId, code))
    return isUsed ? 'recovery' : null
  }
  const totp = await findTotp(db, accountId)
  // After the server’s secret has changed, app secrets are unreadable: only recovery codes work.
  const secret = totp?.secret && box.open(totp.secret)
  if (!totp || !secret) return null
  const step = findStep(secret, code, { lastStep: Number(totp.lastStep) })
  return step !== null && (await acceptStep(db, accountId, step)) ? 'app' : null
}
