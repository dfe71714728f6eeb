import { findAccount } from '#accounts/account.queries.ts'
import { sql } from 'kysely'
import type { AlertFrequency } from './alerts.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Holder } from './owners/alerts.policy.ts'
import type { Language } from '#platform/languages/language.ts'
import { languageFor } from '#platform/languages/languages.ts'

export type Alert = NonNullable<Awaited<ReturnType<typeof findAlert>>>

export async function findAlert(db: Db, id: Id) {
  const row = await db
    .selectFrom('alert')
    .selectAll('alert')
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** An alert, locked until the transaction ends: only one process at a time decides what it sends. */
export async function lockAlert(db: Db, id: Id): Promise<Alert | null> {
  const row = await db
    .selectFrom('alert')
    .selectAll('alert')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** `isTheirs` in SQL, without unconfirmed alerts, which belong to nobody yet. */
function theirs({ accountId, emailKey }: Holder) {
  return sql<boolean>`(alert.account_id = ${accountId}::text or alert.email_key = ${emailKey}::text)
    and alert.status <> 'unconfirmed'`
}

/** The holder's alerts, newest first. */
export async function listAlerts(db: Db, holder: Holder): Promise<Alert[]> {
  return db
    .selectFrom('alert')
    .selectAll('alert')
    .where(theirs(holder))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

export async function countAlerts(db: Db, holder: Holder): Promise<number> {
  const { count } = await db
    .selectFrom('alert')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(theirs(holder))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteAlerts(db: Db, holder: Holder) {
  await db.deleteFrom('alert').where(theirs(holder)).execute()
}

/** Records that their owner is active: none of their alerts needs to ask for a year. */
export async function touchAlerts(db: Db, holder: Holder, now: Date) {
  await db
    .updateTable('alert')
    .set({ activeAt: now.toISOString(), renewalSentAt: null })
    .where(theirs(holder))
    .execute()
}

/** The person's existing alert for this search, confirmed or not. */
export async function findSameAlert(
  db: Db,
  { accountId, emailKey }: Holder,
  searchKey: string,
): Promise<Alert | null> {
  const row = await db
    .selectFrom('alert')
    .selectAll('alert')
    .where('searchKey', '=', searchKey)
    .where(sql<boolean>`(account_id = ${accountId}::text or email_key = ${emailKey}::text)`)
    .orderBy(sql`account_id is null`)
    .executeTakeFirst()
  return row ?? null
}

interface NewAlert {
  id: Id
  accountId: Id | null
  email: string | null
  emailKey: string | null
  query: string
  name: string
  situation: PersonalAnswers | null
  searchKey: string
  frequency: AlertFrequency
  language: string | null
  status: 'unconfirmed' | 'on'
  nextAt: string | null
}

/** Inserts an alert that has not looked at any job: call `startAlert` in the same transaction. */
export async function insertAlert(db: Db, { situation, ...alert }: NewAlert) {
  await db
    .insertInto('alert')
    .values({
      ...alert,
      situation: situation && JSON.stringify(situation),
      sinceEdition: 0,
      seenEdition: 0,
    })
    .execute()
}

export async function updateAlert(
  db: Db,
  id: Id,
  values: Partial<{
    frequency: AlertFrequency
    status: 'on' | 'paused' | 'stopped'
    stoppedBecause: 'quiet' | 'bounced' | null
    stoppedAt: string | null
    nextAt: string | null
    situation: string | null
    language: string | null
    createdAt: string
  }>,
) {
  await db.updateTable('alert').set(values).where('id', '=', id).execute()
}

/** Locks the holder's alerts, so that concurrent requests cannot exceed the maximum. */
export async function lockOwner(db: Db, { accountId, emailKey }: Holder) {
  await sql`select pg_advisory_xact_lock(26, hashtext(${accountId ?? emailKey ?? ''}))`.execute(db)
}

/** The address for its emails, also as a key; null if its owner may not get any. */
export async function findRecipient(db: Db, { accountId, email, emailKey }: Alert) {
  if (accountId === null) return email === null || emailKey === null ? null : { email, emailKey }
  const account = await findAccount(db, accountId)
  return account?.verifiedAt && !account.suspendedAt ? account : null
}

/** The language of an alert's emails: that of its owner's account, else of the page it was set on. */
export async function findLanguage(
  db: Db,
  { accountId, language }: Pick<Alert, 'accountId' | 'language'>,
): Promise<Language> {
  if (accountId === null) return languageFor(language)
  const account = await findAccount(db, accountId)
  return languageFor(account?.language ?? language)
}

/** Stops all alerts of an address that permanently refuses our emails. */
export async function stopBounced(db: Db, { accountId, emailKey }: Alert) {
  await db
    .updateTable('alert')
    .set({
      status: 'stopped',
      stoppedBecause: 'bounced',
      stoppedAt: sql`now()`,
      nextAt: null,
    })
    .where(sql<boolean>`(account_id = ${accountId}::text or email_key = ${emailKey}::text)`)
    .where('status', 'in', ['on', 'paused'])
    .execute()
}
