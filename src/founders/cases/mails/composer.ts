import { deskCasePath, openCasePath } from '#founders/founder-paths.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/database/database.ts'
import type { Composed, QueuedMail } from '#platform/outbox/mails.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import { createLink } from '#founders/cases/access/links.queries.ts'
import { findCase, listCasesOfAddress, type CaseRow } from '#founders/cases/case.queries.ts'
import {
  answerEmail,
  documentRemovedEmail,
  linksEmail,
  reminderEmail,
  toDeskEmail,
  type CaseLink,
} from './case.mail.ts'
import { listMailMessages } from './mails.queries.ts'

/** The most links in one email. */
const MOST_LINKS = 5

/** Composes the emails about cases. A link is created here, so that nothing else ever has it. */
export function createCaseComposer(
  db: Db,
  { ownerEmail, publicUrl }: Pick<Config, 'ownerEmail' | 'publicUrl'>,
) {
  return { compose, linkTo }

  async function compose(mail: QueuedMail<'founder-case'>): Promise<Composed> {
    const found = await findCase(db, mail.subject)
    const content = found && (await write(found, mail))
    if (!content) return null
    if (mail.about.kind === 'to-desk') return { to: [{ email: ownerEmail }], content }
    const replyTo = { name: 'Landfall', address: ownerEmail }
    return { to: [{ email: found.companyEmail }], content, replyTo }
  }

  async function write(
    found: CaseRow,
    { id, about: { kind } }: QueuedMail<'founder-case'>,
  ): Promise<EmailContent | null> {
    if (kind === 'links') return linksEmail(await linksToAll(found))
    if (kind === 'document-removed') return documentRemovedEmail(await linkTo(found))
    // The founder has answered meanwhile.
    if (kind === 'reminder')
      return found.status === 'your-turn' ? reminderEmail(await linkTo(found)) : null
    const messages = await listMailMessages(db, id)
    if (messages.length === 0) return null
    if (kind === 'to-founder') return answerEmail(found, await linkTo(found), messages)
    return toDeskEmail(found, messages, `${publicUrl}${deskCasePath(found.id)}`)
  }

  async function linksToAll({ emailKey }: CaseRow): Promise<CaseLink[]> {
    const cases = await listCasesOfAddress(db, emailKey)
    return Promise.all(cases.slice(0, MOST_LINKS).map(linkTo))
  }

  async function linkTo({ id, reference }: Pick<CaseRow, 'id' | 'reference'>): Promise<CaseLink> {
    return { reference, href: `${publicUrl}${openCasePath(await createLink(db, id))}` }
  }
}
