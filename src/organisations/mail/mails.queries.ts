import type { OrganisationMailKind } from '#organisations/organisations.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { saveMail } from '#platform/outbox/outbox.ts'
import type { OrganisationMail } from '#organisations/organisations.mails.ts'

interface NewMail extends Partial<OrganisationMail> {
  organisationId: Id
  kind: OrganisationMailKind
}

/** Saves an email in the transaction of its cause; `tend-organisations` queues it. */
export async function insertMail(db: Db, { organisationId: subject, ...mail }: NewMail) {
  await saveMail(db, { kind: 'organisation', subject, about: { detail: '', ...mail } })
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

/** The organisation, and the member whom an email is for. */
export async function findMailFacts(db: Db, organisationId: Id, accountId: Id | null) {
  const row = await db
    .selectFrom('organisation')
    .leftJoin('account', (join) =>
      join.on('account.id', '=', accountId).on('account.suspendedAt', 'is', null),
    )
    .select(['organisation.id as organisationId', 'organisation.name', 'organisation.legalName'])
    .select(['account.email', 'account.firstName'])
    .where('organisation.id', '=', organisationId)
    .executeTakeFirst()
  return row ?? null
}
