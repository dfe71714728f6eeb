import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { PersonalFile } from '#accounts/settings/export/personal-data.ts'
import type { Db } from '#platform/database/database.ts'

const BATCH = 100

/** A person’s messages to applicants. Those they wrote as an applicant are in their applications. */
export async function* readMessages(db: Db, accountId: Id): AsyncGenerator<object> {
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('applicationMessage')
      .select(['id', 'applicationId', 'body as text', 'fileName as file', 'createdAt as at'])
      .where('accountId', '=', accountId)
      .where('side', '=', 'employer')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/**
 * Files of messages: all that a person sent or got as an applicant, which go with their applications, and those they
 * sent for an employer, which stay with their recipients.
 */
export async function findMessageFiles(db: Db, accountId: Id): Promise<PersonalFile[]> {
  const rows = await db
    .selectFrom('applicationMessage as message')
    .innerJoin('application', 'application.id', 'message.applicationId')
    .select(['message.id', 'message.fileKey', 'message.fileName', 'application.applicantId'])
    .where('message.fileKey', 'is not', null)
    .where((is) =>
      is.or([
        is.and([
          is('application.applicantId', '=', accountId),
          is('message.sentAt', 'is not', null),
        ]),
        is('message.accountId', '=', accountId),
      ]),
    )
    .orderBy('message.createdAt')
    .orderBy('message.id')
    .execute()
  return rows.flatMap(({ id, fileKey, fileName, applicantId }) =>
    fileKey === null || fileName === null
      ? []
      : [
          {
            key: fileKey,
            // With the id, because names may repeat. The export takes the extension from the key.
            name: `message-${id}-${fileName.replace(/\.\w+$/, '')}`,
            isShared: applicantId !== accountId,
          },
        ],
  )
}
