import type { Insertable } from 'kysely'
import type { ApplicationTable } from '#hiring/applications/applications.tables.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aPerson } from './people.ts'

const NAMES = [
  'Amara Okafor',
  'Joy Santos',
  'Maria Concepción del Rosario',
  'Ravi Menon',
  'Blessing Moyo',
  'Sunita Gurung',
  'Grace Mensah',
  'Tomasz Nowak',
  'Fatima Khan',
]
const COUNTRIES = ['NG', 'PH', 'GB', 'IN', 'ZW', 'NP', 'GH', 'PL', 'PK']
const STAGES = [
  'new',
  'new',
  'new',
  'seen',
  'seen',
  'shortlisted',
  'interview',
  'rejected',
  'rejected',
] as const
const DAY_MS = 86_400_000
const ROWS = 500

type Overrides = Partial<Insertable<ApplicationTable>>

/** Applications for a job, each by a different person, without their files; returns their ids, oldest first. */
export async function someApplicants(
  db: Db,
  jobId: string,
  count: number,
  override: (at: number) => Overrides = () => ({}),
): Promise<string[]> {
  const template = await aPerson(db)
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', template.id)
    .executeTakeFirstOrThrow()
  const { situation: _, ...known } = account
  const people = Array.from({ length: count }, (_, at) => ({ at, id: newId(), key: newId() }))
  for (let from = 0; from < count; from += ROWS) {
    const some = people.slice(from, from + ROWS)
    await db
      .insertInto('account')
      .values(some.map(({ id }) => ({ ...known, id, ...addressOf(id) })))
      .execute()
    await db
      .insertInto('resume')
      .values(
        some.map(({ id, key }) => ({
          id: key,
          accountId: id,
          fileKey: `resumes/${key}.pdf`,
          name: 'cv.pdf',
          size: 1,
        })),
      )
      .execute()
    await db
      .insertInto('application')
      .values(some.map((person) => ({ ...toApplication(jobId, person), ...override(person.at) })))
      .execute()
  }
  return people.map(({ key }) => key)
}

function addressOf(id: string) {
  const email = `${id}@applicant.example`
  return { email, emailKey: email }
}

/** A row whose id is also that of its CV. */
function toApplication(jobId: string, { at, id, key }: { at: number; id: string; key: string }) {
  return {
    id: key,
    jobId,
    applicantId: id,
    fullName: NAMES[at % NAMES.length] ?? '',
    email: addressOf(id).email,
    phone: '+234 803 123 4567',
    country: COUNTRIES[at % COUNTRIES.length] ?? 'NG',
    coverLetter: 'I have worked nights for six years.',
    portfolioLink: '',
    yearsOfExperience: at % 12,
    resumeId: key,
    sharesDetails: true,
    status: STAGES[at % STAGES.length] ?? 'new',
    createdAt: new Date(Date.now() - (at % 15) * DAY_MS).toISOString(),
    advert: JSON.stringify({ title: 'Night nurse', employer: 'Saltmarsh House', location: 'Hull' }),
  }
}
