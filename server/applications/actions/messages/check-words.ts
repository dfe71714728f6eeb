import type { Id } from '#contract/primitives.ts'
import { fillTemplate } from '#contract/template-words.ts'
import { requireHonestMessage } from '#server/screening/screen-message.ts'
import {
  MESSAGES,
  MESSAGES_AT_ONCE,
  MESSAGES_OF_APPLICATION,
} from '#server/applications/talk/talk-limits.ts'
import type { Platform } from '#server/platform/platform.ts'

interface Words {
  job: { id: Id; title: string }
  text: string
  /** To whom. */
  ids: readonly Id[]
  /** Where they were typed. */
  field: 'text' | 'words'
}

/** As honest a name as any: applicants’ own are no words of the employer. */
const SOMEBODY = 'Ada'

/**
 * Counts the message, and stops one that asks for money. Whether each waits for the desk is decided when it is written.
 * @throws {DomainError} `too_many`, `invalid_input`
 */
export async function checkWords(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  actor: { id: Id },
  { job, text, ids, field }: Words,
) {
  const [only, ...others] = ids
  if (others.length > 0) await limits.consume(MESSAGES_AT_ONCE, actor.id)
  else {
    await limits.consume(MESSAGES, actor.id)
    await limits.consume(MESSAGES_OF_APPLICATION, `${actor.id} ${only}`)
  }
  await requireHonestWords(db, actor, { job, text, field })
}

/** The second half alone, for a preview. */
export async function requireHonestWords(
  db: Platform['db'],
  actor: { id: Id },
  { job, text, field }: Omit<Words, 'ids'>,
) {
  const read = fillTemplate(text, { name: SOMEBODY, job: job.title })
  await requireHonestMessage(db, actor, { jobId: job.id, text: read }, field)
}
