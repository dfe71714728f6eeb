import { expect, test } from 'vitest'
import { aLoggedInPerson, applyFor } from '#tests/support/applications.ts'
import { aForm, anEmployer, aTextPosting } from '#tests/support/postings.ts'
import { PAY } from '#tests/support/posting-steps.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { postings } = server.services

async function aDraftOfChanges(changes: Record<string, string>, applicants: number) {
  const ada = await anEmployer(server)
  const posting = aTextPosting({ ...PAY, place: 'Leeds', noFee: 'on' })
  const { id: jobId } = await postings.publish(ada.actor, aForm(posting))
  for (let count = 0; count < applicants; count += 1)
    await applyFor(server, { applicant: await aLoggedInPerson(server), jobId })
  await postings.saveDraft(ada.actor, jobId, aForm({ ...posting, ...changes }))
  const draft = await postings.drafts.readValid(ada.actor, jobId)
  if (!draft) throw new Error('It is not valid.')
  const foresee = (mustWait = false) => postings.foreseeNotice({ jobId, posting: draft, mustWait })
  return { jobId, foresee }
}

test('an employer reads before saving how many are told, of what and when', async () => {
  const { jobId, foresee } = await aDraftOfChanges({ payMin: '29000', place: 'York' }, 2)

  const { term, value: words } = await foresee()

  expect(term).toBe('People who applied')
  expect(words).toMatch(/^2 people have applied\. We email them .* 10 minutes after you save: /)
  expect(words).toContain('Pay: from £31,500 a year → from £29,000 a year; Place: Leeds → York.')
  expect((await foresee(true)).value).toContain('once the change is public')
  expect(await postings.sayWhoIsTold(jobId)).toMatch(/^2 people have applied\. If you change /)
})

test('a change that applicants are not told of says so', async () => {
  const { foresee } = await aDraftOfChanges({ description: 'Care for forty people.' }, 1)

  expect((await foresee()).value).toBe(
    '1 person has applied. Nothing changes that we would email them about.',
  )
})

test('nothing is said of emails while nobody has applied', async () => {
  const { jobId, foresee } = await aDraftOfChanges({ payMin: '29000' }, 0)

  expect((await foresee()).term).toBe('Later')
  expect(await postings.sayWhoIsTold(jobId)).toBeNull()
})
