import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { SponsorLossAnswers, Workplace } from './sponsor-loss.schema.ts'
import type { Db } from '#platform/database/database.ts'

export async function findSavedLoss(db: Db, accountId: Id): Promise<SponsorLossAnswers | null> {
  const row = await db
    .selectFrom('sponsorLoss')
    .select('answers')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row?.answers ?? null
}

/** Null deletes the saved answers. */
export async function saveLoss(db: Db, accountId: Id, answers: SponsorLossAnswers | null) {
  if (answers === null) {
    await db.deleteFrom('sponsorLoss').where('accountId', '=', accountId).execute()
    return
  }
  const values = { answers: JSON.stringify(answers), updatedAt: new Date().toISOString() }
  await db
    .insertInto('sponsorLoss')
    .values({ accountId, ...values })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(values))
    .execute()
}

export async function findWorkplaces(db: Db, accountId: Id): Promise<Workplace[]> {
  return db
    .selectFrom('workplace')
    .innerJoin('sponsor', 'sponsor.id', 'workplace.sponsorId')
    .select(['workplace.sponsorId', 'sponsor.name', 'sponsor.isListed'])
    .where('workplace.accountId', '=', accountId)
    .orderBy('sponsor.name')
    .execute()
}

export async function findEntry(db: Db, id: Id) {
  const row = await db
    .selectFrom('sponsor')
    .select(['id as sponsorId', 'name', 'isListed'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function countWorkplaces(db: Db, accountId: Id): Promise<number> {
  const { count } = await db
    .selectFrom('workplace')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertWorkplace(db: Db, workplace: { accountId: Id; sponsorId: Id }) {
  await db
    .insertInto('workplace')
    .values(workplace)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteWorkplace(
  db: Db,
  { accountId, sponsorId }: { accountId: Id; sponsorId: Id },
) {
  await db
    .deleteFrom('workplace')
    .where('accountId', '=', accountId)
    .where('sponsorId', '=', sponsorId)
    .execute()
}
