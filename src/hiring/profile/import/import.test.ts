import { expect, test } from 'vitest'
import { EMPTY_PROFILE } from '#hiring/profile/profile.schema.ts'
import {
  aLoggedInPerson,
  anApplication,
  applyFor,
  asSource,
  aPostedJob,
} from '#tests/support/applications.ts'
import { A_JOB, aFilledProfile } from '#tests/support/profiles.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { profiles } = services

type Actor = Parameters<typeof profiles.find>[0]

async function preview(actor: Actor, content: string) {
  const file = new File([content], 'resume.json', { type: 'application/json' })
  return profiles.import.previewFile(actor, await asSource({ jsonResume: file }))
}

const stored = async (actor: Actor) => (await profiles.find(actor)).profile

test('a file is looked at before it is saved', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { profile } = await preview(
    actor,
    '{"basics":{"label":"Nurse"},"work":[{"name":"A","position":"B"}]}',
  )
  expect(await stored(actor)).toEqual(EMPTY_PROFILE)

  await profiles.import.save(actor, JSON.stringify(profile), 'add')

  expect(await stored(actor)).toEqual(profile)
})

test('what is exported and imported elsewhere is the same', async () => {
  const [one, other] = [await aLoggedInPerson(server), await aLoggedInPerson(server)]
  await aFilledProfile(server, one.actor)

  const { profile } = await preview(
    other.actor,
    JSON.stringify(await profiles.exportJson(one.actor)),
  )
  await profiles.import.save(other.actor, JSON.stringify(profile), 'replace')

  expect(await stored(other.actor)).toEqual(await stored(one.actor))
})

test('adding keeps what there is, fills what is empty and doubles nothing; replacing removes it', async () => {
  const { actor } = await aLoggedInPerson(server)
  await aFilledProfile(server, actor)
  const imported = {
    ...EMPTY_PROFILE,
    about: { headline: 'Other', country: 'GB', link: '', summary: '' },
    work: [A_JOB, { ...A_JOB, employer: 'New' }],
    skills: { skills: ['IV', 'Dressing'], drivingLicence: 'UK' },
  }

  await profiles.import.save(actor, JSON.stringify(imported), 'add')
  expect(await stored(actor)).toMatchObject({
    about: { headline: 'Nurse, six years', country: 'NG' },
    work: [{ employer: 'Saltmarsh Hospital' }, { employer: 'New' }],
    registrations: [{ body: 'NMC' }],
    skills: { skills: ['Wound care', 'IV', 'Dressing'], drivingLicence: 'Nigerian, category B' },
  })

  await profiles.import.save(actor, JSON.stringify(imported), 'replace')
  expect(await stored(actor)).toEqual(imported)
})

test('too much at once is rejected, and nothing of it is saved', async () => {
  const { actor } = await aLoggedInPerson(server)
  await aFilledProfile(server, actor)
  const before = await stored(actor)
  const work = Array.from({ length: 30 }, (_, index) => ({ ...A_JOB, employer: `E${index}` }))
  const text = JSON.stringify({ ...EMPTY_PROFILE, work })

  await expect(profiles.import.save(actor, text, 'add')).rejects.toMatchObject({
    code: 'invalid_input',
  })

  expect(await stored(actor)).toEqual(before)
})

test.each([
  ['no JSON', 'nothing'],
  ['a list', '[]'],
  ['a link that runs a script', '{"about":{"link":"javascript:alert(1)"}}'],
  ['a date that is none', '{"work":[{"role":"a","employer":"b","from":"soon"}]}'],
  ['an unknown level', '{"languages":[{"language":"a","level":"expert"}]}'],
  ['a text beyond its limit', `{"about":{"headline":"${'x'.repeat(500)}"}}`],
])('%s that comes back from the browser is not saved', async (_, text) => {
  const { actor } = await aLoggedInPerson(server)

  await expect(profiles.import.save(actor, text, 'replace')).rejects.toMatchObject({
    code: 'invalid_input',
  })
  expect(await stored(actor)).toEqual(EMPTY_PROFILE)
})

test.each([
  ['no file', '', 'invalid_input'],
  ['another kind of file', '%PDF-1.7', 'invalid_input'],
  ['a file above the limit', `{"basics":"${'x'.repeat(70_000)}"}`, 'too_large'],
])('%s cannot be looked at', async (_, content, code) => {
  const { actor } = await aLoggedInPerson(server)

  await expect(preview(actor, content)).rejects.toMatchObject({ code })
})

test('the last application fills a profile in, with the profile that was sent with it', async () => {
  const { applicant, employer } = await anApplication(server)
  const { actor } = applicant
  await aFilledProfile(server, actor)
  const { id: jobId } = await aPostedJob(db, employer.actor, { title: 'Night nurse' })
  await applyFor(server, { applicant, jobId, overrides: { sendProfile: 'on', country: 'Kenya' } })

  const found = await profiles.import.previewApplication(actor)

  expect(found).toMatchObject({
    from: 'your application for Night nurse',
    profile: {
      about: { country: 'KE', link: 'https://ada.example/work', headline: 'Nurse, six years' },
      work: [A_JOB],
    },
  })
  expect(JSON.stringify(found)).not.toContain('worked nights')
  expect(await profiles.import.previewApplication(employer.actor)).toBeNull()
})
