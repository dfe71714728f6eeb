import type { Insertable } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { ApplicationTable } from '#hiring/applications/applications.tables.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aPerson } from './people.ts'

/** An application as stored in the database, sent long ago or just now. */
export async function aStoredApplication(
  db: Db,
  jobId: string,
  overrides: Partial<Insertable<ApplicationTable>> = {},
) {
  const applicantId = overrides.applicantId ?? (await aPerson(db)).id
  const resumeId = newId()
  await db
    .insertInto('resume')
    .values({ id: resumeId, accountId: applicantId, fileKey: resumeId, name: 'cv.pdf', size: 1 })
    .execute()
  return db
    .insertInto('application')
    .values({
      id: newId(),
      jobId,
      applicantId,
      fullName: 'Ada Obi',
      email: 'ada@example.com',
      phone: '+234 803 123 4567',
      country: 'NG',
      coverLetter: '',
      portfolioLink: '',
      yearsOfExperience: 6,
      resumeId,
      sharesDetails: true,
      advert: JSON.stringify({ title: 'Nurse', employer: 'Saltmarsh House' }),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const DAY_MS = 86_400_000

export function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString()
}
