import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { ApplicantWarning, Paid } from './warnings.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { languageFor } from '#platform/languages/languages.ts'
import type { Composed } from '#platform/outbox/mails.ts'
import type { Platform } from '#platform/platform.ts'
import { hideContacts, warningTitle, whatHappened } from './warning-words.ts'
import { warningEmail } from './warnings.mail.ts'
import { findWarning, markWarningSent, updatePaid } from './warnings.queries.ts'

declare module '#platform/services.ts' {
  interface Services {
    warnings: ReturnType<typeof createWarnings>
  }
}

/** Warnings to people who applied to a dishonest poster. */
export function createWarnings({ db }: Pick<Platform, 'db'>) {
  return { find, savePaid, composeMail, hide }

  /** The warning of one of the actor’s own applications; null without one. */
  async function find(
    actor: Pick<Actor, 'id'>,
    applicationId: Id,
  ): Promise<ApplicantWarning | null> {
    const row = isId(applicationId) ? await findWarning(db, applicationId) : null
    if (!row || row.applicantId !== actor.id) return null
    const { kind, at, paid } = row
    return { kind, at, paid, title: warningTitle(kind), what: whatHappened(row) }
  }

  /**
   * Saves an answer that only the desk reads.
   * @throws {DomainError} `not_found`
   */
  async function savePaid(actor: Pick<Actor, 'id'>, applicationId: Id, { paid }: { paid: Paid }) {
    if (!(await find(actor, applicationId))) throw new DomainError('not_found')
    await updatePaid(db, applicationId, paid)
  }

  /** The employer’s messages without numbers, addresses and links. */
  function hide<Message extends { side: string; text: string }>(messages: Message[]): Message[] {
    return messages.map((message) =>
      message.side === 'employer' ? { ...message, text: hideContacts(message.text) } : message,
    )
  }

  /** The email of a warning, to the confirmed address of the account. */
  async function composeMail(applicationId: Id): Promise<Composed> {
    const row = await findWarning(db, applicationId)
    if (!row || row.sentAt !== null) return null
    return {
      messageId: `warning-${applicationId}-${row.kind}`,
      to: [{ email: row.email }],
      content: warningEmail(row, languageFor(row.language)),
      onSent: () => markWarningSent(db, applicationId),
    }
  }
}
