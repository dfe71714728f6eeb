import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { deleteLoginChallenges } from './log-in-step/log-in-step.queries.ts'
import {
  countRecoveryCodes,
  deleteTotp,
  findPasskeys,
  findTotp,
  replaceRecoveryCodes,
  toPasskey,
} from './second-factor.queries.ts'

/** Names and dates for the export, without secrets. */
export async function* readSecondFactor(db: Db, accountId: Id): AsyncGenerator<object> {
  for (const passkey of await findPasskeys(db, accountId)) {
    const { name, since, lastUsed } = toPasskey(passkey)
    yield { kind: 'passkey', name, since, lastUsed }
  }
  const since = (await findTotp(db, accountId))?.confirmedAt
  if (since) yield { kind: 'app', since }
  const left = await countRecoveryCodes(db, accountId)
  if (left > 0) yield { kind: 'recovery codes', left }
}

/** Deletes everything that a log-in requires besides the password. */
export async function deleteSecondFactor(db: Db, accountId: Id) {
  await db.deleteFrom('passkey').where('accountId', '=', accountId).execute()
  await deleteTotp(db, accountId)
  await replaceRecoveryCodes(db, accountId, [])
  await deleteLoginChallenges(db, accountId)
}
