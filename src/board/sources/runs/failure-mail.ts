import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { ComposedMail } from '#platform/outbox/mails.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { findRuns } from '#board/sources/sources.queries.ts'
import { MOST_FAILURES } from '#board/sources/sources.ts'

/** Queues the email about a source that has been switched off after its failures. */
export async function queueFailureMail(db: Db, tasks: Pick<Tasks, 'enqueue'>, sourceId: Id) {
  const { name, system } = await db
    .selectFrom('source')
    .select(['name', 'system'])
    .where('id', '=', sourceId)
    .executeTakeFirstOrThrow()
  await queueMail({ db, tasks }, { kind: 'source-off', subject: sourceId, about: { name, system } })
}

interface Settings {
  ownerEmail: string
  publicUrl: string
}

/** The email about a source that is off, with its last failures. */
export async function composeFailureMail(
  db: Db,
  sourceId: Id,
  { name, ownerEmail, publicUrl }: Settings & { name: string },
): Promise<ComposedMail> {
  const runs = (await findRuns(db, sourceId)).slice(0, MOST_FAILURES)
  const lines = runs.map(({ beganAt, reason, status }) =>
    [beganAt.slice(0, 16).replace('T', ' '), reason ?? 'read', status ?? ''].join(' ').trim(),
  )
  return {
    to: [{ email: ownerEmail }],
    content: {
      subject: toMailLine(`We no longer read ${name}`),
      text: `${name} could not be read ${MOST_FAILURES} times in a row, so it is switched off. Its adverts stay open until they are too old.

${lines.join('\n')}

All sources: ${publicUrl}/desk/sources
`,
    },
  }
}
