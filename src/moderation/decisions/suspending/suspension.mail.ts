import { sql } from 'kysely'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import { fillMail } from '#platform/mail/words/fill-mail.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/database/database.ts'
import type { Composed, NewMail } from '#platform/outbox/mails.ts'
import { findCaseRow, type CaseRow } from '#moderation/decisions/decisions.queries.ts'
import { organisationPath } from '#organisations/model/organisation-paths.ts'
import words from './suspension-mail-words.json' with { type: 'json' }

/** Tells a suspended account, or the members of an organisation who can log in; null if the state has changed since. */
export async function composeSuspension(
  db: Db,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { subject, about: { isLifted, caseId } }: NewMail<'suspension'>,
): Promise<Composed> {
  const found = (await findAccount(db, subject)) ?? (await findOrganisation(db, subject))
  if (!found || found.isSuspended === isLifted) return null
  const row = caseId === null ? null : await findCaseRow(db, caseId)
  const { kind, name, because, to } = found
  const { steps, ...text } = fillMail(words[kind][isLifted ? 'lifted' : 'begun'], { name })
  const { subject: line, heading, label, path } = text
  const content: EmailContent = {
    subject: line,
    heading,
    paragraphs: [
      text.line,
      (isLifted ? row?.decisionReason : because) ?? '',
      // Against the answer to an appeal there is none.
      row?.kind === 'appeal' && !isLifted ? words.last : steps,
    ].filter(Boolean),
    button: { label, href: `${publicUrl}${path || organisationPath(subject)}` },
    footnote: `${row ? `This is about case ${row.number}. ` : ''}${text.footnote}`,
  }
  return { to, content }
}

/** Whether the emails about a suspension tell what was decided: the organisation's members, and whom it suspends. */
export async function isToldAsSuspension(
  db: Db,
  { decision, kind, appealOf, organisationId }: CaseRow,
) {
  if (decision === 'suspend') return true
  if (kind !== 'appeal' || decision !== 'publish' || !appealOf || !organisationId) return false
  return (await findCaseRow(db, appealOf))?.decision === 'suspend'
}

async function findAccount(db: Db, id: Id) {
  const row = await db
    .selectFrom('account')
    .select(['email', 'suspendedBecause as because'])
    .select(sql<boolean>`suspended_at is not null`.as('isSuspended'))
    .where('id', '=', id)
    .where('verifiedAt', 'is not', null)
    .executeTakeFirst()
  return row ? { kind: 'person' as const, name: '', ...row, to: [{ email: row.email }] } : null
}

async function findOrganisation(db: Db, id: Id) {
  const row = await db
    .selectFrom('organisation')
    .select(['name', 'suspendedBecause as because'])
    .select(sql<boolean>`suspended_at is not null`.as('isSuspended'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const to = await db
    .selectFrom('organisationMember as member')
    .innerJoin('account', 'account.id', 'member.accountId')
    .select('account.email')
    .where('member.organisationId', '=', id)
    .where('account.verifiedAt', 'is not', null)
    .where('account.suspendedAt', 'is', null)
    .orderBy('account.id')
    .execute()
  return { kind: 'organisation' as const, ...row, name: toMailLine(row.name), to }
}
