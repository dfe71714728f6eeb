import { sql } from 'kysely'
import type { OrganisationMailKind } from '#contract/organisations.ts'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/new-id.ts'

interface NewMail {
  organisationId: Id
  kind: OrganisationMailKind
  accountId?: Id
  invitationId?: Id
  requestId?: Id
  detail?: string
}

/** Saves an email in the transaction of its cause; `tend-organisations` queues it. */
export async function insertMail(db: Db, mail: NewMail) {
  await db
    .insertInto('organisationMail')
    .values({ id: newId(), ...mail })
    .execute()
}

/** Saves an email for each owner who is not suspended. */
export async function insertOwnersMail(db: Db, mail: Omit<NewMail, 'accountId'>) {
  for (const { id } of await findOwners(db, mail.organisationId))
    await insertMail(db, { ...mail, accountId: id })
}

async function findOwners(db: Db, organisationId: Id) {
  return db
    .selectFrom('organisationMember as member')
    .innerJoin('account', 'account.id', 'member.accountId')
    .select('account.id')
    .where('member.organisationId', '=', organisationId)
    .where('member.role', '=', 'owner')
    .where('account.suspendedAt', 'is', null)
    .orderBy('member.joinedAt')
    .orderBy('account.id')
    .execute()
}

/** Marks emails that have no task yet; returns their ids. */
export async function claimUnqueued(db: Db, limit = 500): Promise<Id[]> {
  // The limit is in its own query, so that no plan runs it once a row.
  const { rows } = await sql<{ id: Id }>`
    with unqueued as (
      select id from organisation_mail where queued_at is null
      limit ${limit} for update skip locked
    )
    update organisation_mail set queued_at = now()
    where id in (select id from unqueued)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export type PendingMail = NonNullable<Awaited<ReturnType<typeof findPendingMail>>>

export async function findPendingMail(db: Db, id: Id) {
  const row = await db
    .selectFrom('organisationMail as mail')
    .innerJoin('organisation', 'organisation.id', 'mail.organisationId')
    .leftJoin('account', (join) =>
      join.onRef('account.id', '=', 'mail.accountId').on('account.suspendedAt', 'is', null),
    )
    .select(['mail.id', 'mail.kind', 'mail.detail', 'mail.invitationId', 'mail.requestId'])
    .select(['mail.organisationId', 'organisation.name', 'organisation.legalName'])
    .select(['account.email', 'account.firstName'])
    .where('mail.id', '=', id)
    .where('mail.sentAt', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function markMailSent(db: Db, id: Id) {
  await db
    .updateTable('organisationMail')
    .set({ sentAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}
