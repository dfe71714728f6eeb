import type { Insertable } from 'kysely'
import type { ApplicationTable } from '#hiring/applications/applications.tables.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aPerson } from './people.ts'

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** A past application as a row only: without a file or emails. */
export async function aPastApplication(
  db: Db,
  job: { id: string; title: string },
  { createdAt, ...overrides }: Partial<Insertable<ApplicationTable>> & { createdAt: string },
): Promise<string> {
  const { id: accountId, email } = await aPerson(db)
  const resumeId = newId()
  await db
    .insertInto('resume')
    .values({ id: resumeId, accountId, fileKey: newId(), name: 'cv.pdf', size: 1 })
    .execute()
  const id = newId()
  await db
    .insertInto('application')
    .values({
      id,
      jobId: job.id,
      applicantId: accountId,
      fullName: 'Ada Obi',
      email,
      phone: '+234 803 123 4567',
      country: 'NG',
      coverLetter: 'Good morning.',
      portfolioLink: '',
      yearsOfExperience: 6,
      resumeId,
      sharesDetails: true,
      advert: JSON.stringify({ title: job.title }),
      createdAt,
      ...overrides,
    })
    .execute()
  return id
}

/** A decision about it, as a history entry only. */
export async function aPastDecision(
  db: Db,
  applicationId: string,
  { status, createdAt }: { status: 'seen' | 'shortlisted'; createdAt: string },
) {
  await db
    .insertInto('applicationEvent')
    .values({ applicationId, kind: 'status', status, createdAt, shownAt: createdAt })
    .execute()
}
