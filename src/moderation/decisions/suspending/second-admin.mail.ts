import type { Config } from '#platform/config.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { Composed } from '#platform/outbox/mails.ts'
import { findSubject } from '#moderation/cases/case.queries.ts'
import { findCaseRow } from '#moderation/decisions/decisions.queries.ts'
import { PROPOSAL_HOURS } from './proposals.ts'

/** The email that asks the other admins about a proposed suspension; null once it is decided. */
export async function composeSecondAdmin(
  db: Db,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  caseId: Id,
): Promise<Composed> {
  const row = await findCaseRow(db, caseId)
  if (row?.status !== 'confirm' || !row.proposal) return null
  const admins = await db
    .selectFrom('account')
    .select('email')
    .where('isOwner', '=', true)
    .where('suspendedAt', 'is', null)
    .where('id', '<>', row.proposedBy ?? '')
    .where('id', '<>', row.accountId ?? '')
    .orderBy('id')
    .execute()
  if (admins.length === 0) return null
  const { suspended } = await findSubject(db, caseId)
  const name = toMailLine(suspended)
  const heading = `Suspend ${name}?`
  const content = {
    subject: `${heading} A second admin is needed`,
    heading,
    paragraphs: [
      `Another admin wants to suspend ${name}, and you decide. ${row.organisationId ? 'Its adverts are hidden and it' : 'Their adverts are hidden and they'} cannot write to anybody until then.`,
      `The reason: ${row.proposal.words}`,
      `If nobody decides within ${PROPOSAL_HOURS} hours, everything comes back.`,
    ],
    button: { label: 'Look at the case', href: `${publicUrl}/desk/queue/${caseId}` },
    footnote: 'You are getting this email because you are an admin of this site.',
  }
  return { to: admins, content }
}
