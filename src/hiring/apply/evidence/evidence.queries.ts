import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { EvidenceMessage } from './compose-evidence.ts'

/** The messages that the applicant wrote or could read, oldest first. */
export async function findExchange(db: Db, applicationId: Id): Promise<EvidenceMessage[]> {
  return db
    .selectFrom('applicationMessage as message')
    .leftJoin('outboxMail as mail', 'mail.id', 'message.mailId')
    .select([
      'message.id',
      'message.side',
      'message.body as text',
      'message.fileName as file',
      'message.createdAt as at',
      'mail.sentAt',
    ])
    .where('message.applicationId', '=', applicationId)
    .where('message.sentAt', 'is not', null)
    .orderBy('message.createdAt')
    .orderBy('message.id')
    .execute()
}
