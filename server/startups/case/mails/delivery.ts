import { deskCasePath, openCasePath } from '#contract/paths/founder-paths.ts'
import type { Id } from '#contract/primitives.ts'
import type { Config } from '#server/platform/config.ts'
import type { Platform } from '#server/platform/platform.ts'
import { renderEmail, type EmailContent } from '#server/platform/mail/render-email.ts'
import { createLink } from '../access/links.queries.ts'
import { findCase, listCasesOfAddress, type CaseRow } from '../case.queries.ts'
import {
  answerEmail,
  documentRemovedEmail,
  linksEmail,
  reminderEmail,
  toDeskEmail,
  type CaseLink,
} from './case.mail.ts'
import {
  findPendingMail,
  listMailMessages,
  markMailSent,
  type CaseMailKind,
} from './mails.queries.ts'

/** The most links in one email. */
const MOST_LINKS = 5

/** Task: sends a queued email about a case, once. Its link is created here, so that nothing else ever has it. */
export function createCaseDelivery(
  { db, mail }: Pick<Platform, 'db' | 'mail'>,
  { ownerEmail, publicUrl }: Pick<Config, 'ownerEmail' | 'publicUrl'>,
) {
  return { deliver, linkTo }

  async function deliver(mailId: Id) {
    const pending = await findPendingMail(db, mailId)
    const found = pending && (await findCase(db, pending.caseId))
    if (!found) return
    const isToDesk = pending.kind === 'to-desk'
    const content = await compose(found, { mailId, kind: pending.kind })
    if (content) {
      await mail.send({
        id: `founder-case-${mailId}`,
        to: isToDesk ? ownerEmail : found.companyEmail,
        ...(!isToDesk && { replyTo: { name: 'Landfall', address: ownerEmail } }),
        ...(await renderEmail(content)),
      })
    }
    await markMailSent(db, mailId)
  }

  async function compose(
    found: CaseRow,
    { mailId, kind }: { mailId: Id; kind: CaseMailKind },
  ): Promise<EmailContent | null> {
    if (kind === 'links') return linksEmail(await linksToAll(found))
    if (kind === 'document-removed') return documentRemovedEmail(await linkTo(found))
    // The founder has answered meanwhile.
    if (kind === 'reminder')
      return found.status === 'your-turn' ? reminderEmail(await linkTo(found)) : null
    const messages = await listMailMessages(db, mailId)
    if (messages.length === 0) return null
    if (kind === 'to-founder') return answerEmail(await linkTo(found), messages)
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
