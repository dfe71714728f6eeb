import { wrongField } from '#platform/primitives/errors.schema.ts'
import { applicantPath } from '#hiring/applicants/applicant-paths.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { ApplicantKey } from '#hiring/applicants/employer/applicants.service.ts'
import { requireApplication } from '#hiring/applications/people/require-application.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { Composed } from '#platform/outbox/mails.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { shareEmail } from './share.mail.ts'
import { findColleagues, findShareToSend, insertShare, markShareSent } from './share.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits'>

/** Sharing an applicant with a colleague, by email. */
export function createSharing({ db, tasks, limits }: Parts, { publicUrl }: { publicUrl: string }) {
  return { share, compose }

  /** @throws {DomainError} `invalid_input` if `toId` is not a colleague; `too_many` */
  async function share(
    actor: Pick<Actor, 'id' | 'secondFactorAt'>,
    { jobId, id: applicationId }: ApplicantKey,
    toId: Id,
  ) {
    const { organisationId } = await requireApplication(db, actor, {
      id: applicationId,
      jobId,
      action: 'share with a colleague',
    })
    const colleagues = await findColleagues(db, organisationId, actor.id)
    if (!colleagues.some((colleague) => colleague.id === toId)) throw notThere()
    await limits.consume(RATE_LIMITS['applicant-share-same'], `${applicationId} ${toId}`)
    await limits.consume(RATE_LIMITS['applicant-share'], actor.id)
    await db.transaction().execute(async (db) => {
      const id = newId()
      await insertShare(db, { id, applicationId, fromId: actor.id, toId })
      await queueMail({ db, tasks }, { kind: 'applicant-share', subject: id, about: {} })
    })
  }

  /** The email. A colleague who has left meanwhile gets nothing. */
  async function compose(id: Id): Promise<Composed> {
    const pending = await findShareToSend(db, id)
    if (!pending) return null
    const { applicationId, jobId, firstName } = pending
    const content = shareEmail({
      readerName: toMailLine(pending.readerName, 'Good day'),
      senderName: toMailLine(pending.senderName, 'A colleague'),
      applicantName: toMailLine(firstName.split(' ')[0] ?? '', 'an applicant'),
      title: toMailLine(pending.title, 'one of your jobs'),
      href: `${publicUrl}${applicantPath(jobId, applicationId)}`,
    })
    return {
      messageId: `applicant-share-${id}`,
      to: [{ email: pending.email }],
      content,
      onSent: () => markShareSent(db, id),
    }
  }
}

function notThere() {
  const message = 'This colleague does not belong to your organisation any more. Choose another.'
  return wrongField('colleague', message)
}
