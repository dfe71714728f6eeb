import type { Id } from '#platform/primitives/primitives.schema.ts'
import { wrongField } from '#platform/primitives/errors.schema.ts'
import { fillTemplate, placeholderProblem } from '#hiring/templates/placeholders.ts'
import { requireHonestMessage } from '#board/screening/text/screen-message.ts'
import type { Platform } from '#platform/platform.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

interface Words {
  job: { id: Id; title: string }
  text: string
  /** The applications that the message goes to. */
  ids: readonly Id[]
  /** The form field with the text, so that the error appears next to it. */
  field: 'text' | 'words'
}

/** A placeholder for the applicant’s own name, which the employer did not write and is not judged by. */
const SAMPLE_NAME = 'Ada'

/**
 * Counts the message against the actor’s limits and rejects one that asks for money. Whether an admin must read it
 * first is decided per applicant when it is stored.
 * @throws {DomainError} `too_many`, `invalid_input`
 */
export async function checkWords(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  actor: { id: Id },
  { job, text, ids, field }: Words,
) {
  const [only, ...others] = ids
  if (others.length > 0) await limits.consume(RATE_LIMITS['message-several'], actor.id)
  else {
    await limits.consume(RATE_LIMITS['message'], actor.id)
    await limits.consume(RATE_LIMITS['message-application'], `${actor.id} ${only}`)
  }
  await requireHonestWords(db, actor, { job, text, field })
}

/**
 * Rejects a text that cannot be filled in or asks for money, without counting it: for previews.
 * @throws {DomainError} `invalid_input`
 */
export async function requireHonestWords(
  db: Platform['db'],
  actor: { id: Id },
  { job, text, field }: Omit<Words, 'ids'>,
) {
  const problem = placeholderProblem(text)
  if (problem !== null) throw wrongField(field, problem)
  const read = fillTemplate(text, { name: SAMPLE_NAME, job: job.title })
  await requireHonestMessage(db, actor, { jobId: job.id, text: read }, field)
}
