import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Composed, QueuedMail } from '#platform/outbox/mails.ts'
import { IS_A_RATED } from '#sponsorship/register/a-rated.ts'
import { workerNoticeEmail } from './sponsor-loss.mail.ts'

interface PendingNotice {
  email: string
  firstName: string
  sponsor: string
  isListed: boolean
  publishedOn: string
}

/** Composes the email to a worker, one for each register on which their workplace lost its licence or its A rating. */
export function createNoticeComposer(db: Db, publicUrl: string) {
  return async function compose({
    subject: accountId,
    about,
  }: QueuedMail<'workplace'>): Promise<Composed> {
    const { sponsorId, loadId } = about
    // Nothing is sent if the entry is listed again by now, or the person has removed the workplace.
    const { rows } = await sql<PendingNotice>`
      select account.email, account.first_name, sponsor.name as sponsor, sponsor.is_listed,
        register_load.published_on
      from workplace_notice as notice
      join account on account.id = notice.account_id and account.suspended_at is null
      join sponsor on sponsor.id = notice.sponsor_id
        and not ${IS_A_RATED}
      join register_load on register_load.id = notice.load_id
      where notice.account_id = ${accountId} and notice.sponsor_id = ${sponsorId}
        and notice.load_id = ${loadId}::integer and notice.sent_at is null`.execute(db)
    const [notice] = rows
    if (!notice) return null
    const { email, ...facts } = notice
    const onSent = () =>
      sql`
      update workplace_notice set sent_at = now()
      where account_id = ${accountId} and sponsor_id = ${sponsorId}
        and load_id = ${loadId}::integer`.execute(db)
    const messageId = `workplace-${loadId}-${accountId}-${sponsorId}`
    return { messageId, to: [{ email }], content: workerNoticeEmail(facts, publicUrl), onSent }
  }
}
