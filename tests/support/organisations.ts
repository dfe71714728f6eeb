import type { MemberRole } from '#organisations/organisations.schema.ts'
import { insertOrganisation, updateClaim } from '#organisations/organisations.queries.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { endProofs } from '#organisations/proof/proof-changes.ts'
import type { Db } from '#platform/database/database.ts'
import type { Mailbox } from '#platform/mail/mailbox.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import type { Services } from '#platform/services.ts'
import { aLoggedInPerson } from './applications.ts'
import { mailTo } from './people.ts'
import { uniqueWord } from './unique-word.ts'

export type Parts = { db: Db; services: Services; mailbox: Mailbox }

interface Claimed {
  name?: string
  legalName?: string | null
  companyNumber?: string | null
  sponsorId?: string | null
}

/** An organisation with one owner, who is logged in. It claims a unique legal name unless the test says otherwise. */
export async function anOrganisation(
  parts: Parts,
  {
    name = `Salt ${uniqueWord()}`,
    legalName = `${name} Ltd`,
    companyNumber = null,
    sponsorId = null,
  }: Claimed = {},
) {
  const owner = await aLoggedInPerson(parts)
  const id = await insertOrganisation(parts.db, owner.actor.id, name)
  if (legalName !== null) await updateClaim(parts.db, id, { legalName, companyNumber, sponsorId })
  return { id, name, owner, actor: owner.actor }
}

/** A source ties a domain to a body. */
export async function aKnownDomain(db: Db, domain: string, name: string) {
  const { key: nameKey } = parseName(name)
  const asOf = new Date().toISOString().slice(0, 10)
  const fact = { source: 'A directory', domain, nameKey, name, asOf }
  await db.insertInto('knownDomain').values(fact).execute()
}

/** Ends the proof of an organisation, as a dispute does. */
export async function endProof(db: Db, organisationId: string | null) {
  const ending = { organisationId: organisationId ?? '', because: 'A dispute.' }
  await db.transaction().execute((db) => endProofs(db, indexJobs, ending))
}

/** Another member, logged in. */
export async function aMember(
  parts: Parts,
  organisationId: string,
  role: MemberRole,
  overrides: Parameters<typeof aLoggedInPerson>[1] = {},
) {
  const { suspendedAt, ...rest } = overrides
  const person = await aLoggedInPerson(parts, rest)
  await parts.db
    .insertInto('organisationMember')
    .values({ organisationId, accountId: person.actor.id, role })
    .execute()
  if (suspendedAt)
    await parts.db
      .updateTable('account')
      .set({ suspendedAt })
      .where('id', '=', person.actor.id)
      .execute()
  return person
}

/** Sends the mails of organisations, as the tasks do. */
export async function sendMails({ db, services }: Parts) {
  const mails = await db
    .selectFrom('outboxMail')
    .select('id')
    .where('kind', '=', 'organisation')
    .where('sentAt', 'is', null)
    .orderBy('createdAt')
    .execute()
  for (const { id } of mails) await services.outbox.deliver(id)
}

export async function subjectsTo({ mailbox }: Parts, address: string): Promise<string[]> {
  const mails = await mailbox.list()
  return mails.filter(({ to }) => to === address).map(({ subject }) => subject)
}

/** The code of the newest email to an address. */
export async function proofCodeTo({ mailbox }: Parts, address: string): Promise<string> {
  return (
    /^([A-Z2-9]{6}) is your code/.exec((await mailTo(mailbox, address))?.subject ?? '')?.[1] ?? ''
  )
}

/** The history of an organisation, oldest first. */
export async function historyOf({ db }: Pick<Parts, 'db'>, organisationId: string) {
  const rows = await db
    .selectFrom('organisationEvent')
    .select('action')
    .where('organisationId', '=', organisationId)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

export async function rolesOf({ db }: Pick<Parts, 'db'>, organisationId: string) {
  const rows = await db
    .selectFrom('organisationMember')
    .select(['accountId', 'role'])
    .where('organisationId', '=', organisationId)
    .execute()
  return new Map(rows.map(({ accountId, role }) => [accountId, role]))
}
