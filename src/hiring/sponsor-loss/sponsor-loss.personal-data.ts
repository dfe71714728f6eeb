import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { findSavedLoss, findWorkplaces, saveLoss } from './sponsor-loss.queries.ts'

/** A person’s answers about a lost sponsor, and the workplaces they named. */
export async function* readSponsorLoss(db: Db, accountId: Id): AsyncGenerator<object> {
  const answers = await findSavedLoss(db, accountId)
  if (answers) yield { id: 'answers', ...answers }
  for (const { sponsorId, name } of await findWorkplaces(db, accountId))
    yield { id: sponsorId, worksFor: name }
}

export async function deleteSponsorLoss(db: Db, accountId: Id) {
  await saveLoss(db, accountId, null)
  await db.deleteFrom('workplace').where('accountId', '=', accountId).execute()
}
