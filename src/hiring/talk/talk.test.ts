import { expect, test } from 'vitest'
import {
  aLoggedInPerson,
  anApplication,
  anApplicationToUnproved,
} from '#tests/support/applications.ts'
import { aPdf } from '#tests/support/documents.ts'
import { UNREAD_LIMIT } from './talk.schema.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { write, writeToApplicant, writeToEmployer } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { applicants, own, talk } = services.applications

type Scene = Awaited<ReturnType<typeof anApplication>>

async function bothSides({ employer, applicant, key }: Scene, { isVisit = false } = {}) {
  const ofApplicant = await own.find(applicant.actor, key.id, { isVisit })
  const { applicant: ofEmployer } = await applicants.open(employer.actor, key, { isVisit })
  return { ofApplicant: ofApplicant.messages, ofEmployer: ofEmployer.messages }
}

async function addMember({ job }: Scene, role: 'owner' | 'recruiter' | 'reader') {
  const person = await aLoggedInPerson(server, { firstName: 'Kofi', lastName: 'Mensah' })
  const member = { organisationId: job.organisationId ?? '', accountId: person.actor.id, role }
  await db.insertInto('organisationMember').values(member).execute()
  return person
}

test('both sides read the same talk, each by the names that they may know', async () => {
  const scene = await anApplication(server)
  const { employer, applicant, key } = scene
  const colleague = await addMember(scene, 'recruiter')
  await writeToApplicant(server, employer.actor, { key, text: 'Can you come on Monday?' })
  await writeToEmployer(server, applicant.actor, key.id, 'Yes. Ring me: https://ada.example')
  await writeToApplicant(server, colleague.actor, { key, text: 'See you then.' })

  const { ofApplicant, ofEmployer } = await bothSides(scene)

  const { firstName, lastName } = employer.actor
  expect(ofApplicant.map(({ author, text }) => [author, text])).toEqual([
    [`${firstName} ${lastName}, for Saltmarsh House`, 'Can you come on Monday?'],
    ['You', 'Yes. Ring me: https://ada.example'],
    ['Kofi Mensah, for Saltmarsh House', 'See you then.'],
  ])
  expect(ofEmployer.map(({ author }) => author)).toEqual(['You', 'Ada Obi', 'Kofi Mensah'])
})

test('an unproved poster goes by no name, and knows the first name only', async () => {
  const scene = await anApplicationToUnproved(server)
  await writeToApplicant(server, scene.employer.actor, { key: scene.key, text: 'Hello' })
  await writeToEmployer(server, scene.applicant.actor, scene.id, 'Hello')

  const { ofApplicant, ofEmployer } = await bothSides(scene)

  expect(ofApplicant[0]?.author).toBe('The poster of this job')
  expect(ofEmployer[1]?.author).toBe(scene.applicant.actor.firstName.split(' ')[0])
})

test('a message is new until its side has looked, and colleagues who only read do not count', async () => {
  const scene = await anApplication(server)
  const { employer, applicant, job, key } = scene
  const reader = await addMember(scene, 'reader')
  await writeToEmployer(server, applicant.actor, key.id, 'One')
  await writeToEmployer(server, applicant.actor, key.id, 'Two')
  await writeToApplicant(server, employer.actor, { key, text: 'Three' })

  expect(await talk.countUnread(employer.actor)).toEqual({ applied: 0, posted: 2 })
  expect(await talk.countUnread(applicant.actor)).toEqual({ applied: 1, posted: 0 })
  expect(await talk.countUnread(reader.actor)).toEqual({ applied: 0, posted: 0 })
  expect((await applicants.list(employer.actor, job.id)).items[0]?.newMessages).toBe(2)
  expect((await own.list(applicant.actor)).items[0]?.newMessages).toBe(1)
  await applicants.open(reader.actor, key)
  expect(await talk.countNew(employer.actor, key.id)).toBe(2)

  const first = await bothSides(scene, { isVisit: true })
  expect(first.ofEmployer.map(({ isNew }) => isNew)).toEqual([true, true, false])
  const second = await bothSides(scene)
  expect(second.ofEmployer.map(({ isNew }) => isNew)).toEqual([false, false, false])
  expect(second.ofApplicant.map(({ isRead }) => isRead)).toEqual([true, true, false])
  expect(await talk.countUnread(employer.actor)).toEqual({ applied: 0, posted: 0 })
})

test('what waits to be read is counted up to the limit', async () => {
  const { employer, applicant, id } = await anApplication(server)
  const sentAt = new Date().toISOString()
  for (const side of ['applicant', 'employer'] as const) {
    const messages = Array.from({ length: UNREAD_LIMIT + 1 }, () => newId()).map((messageId) => ({
      id: messageId,
      applicationId: id,
      side,
      body: 'Hello',
      sentAt,
    }))
    await db.insertInto('applicationMessage').values(messages).execute()
  }

  expect(await talk.countUnread(employer.actor)).toEqual({ applied: 0, posted: UNREAD_LIMIT })
  expect(await talk.countUnread(applicant.actor)).toEqual({ applied: UNREAD_LIMIT, posted: 0 })
})

test('a reader writes nothing, and a stranger finds no talk', async () => {
  const scene = await anApplication(server)
  const reader = await addMember(scene, 'reader')
  const stranger = await aLoggedInPerson(server)

  for (const { actor } of [reader, stranger]) {
    const sent = writeToApplicant(server, actor, { key: scene.key, text: 'Hello' })
    await expect(sent).rejects.toMatchObject({ code: 'not_found' })
  }
  await expect(talk.countNew(stranger.actor, scene.id)).rejects.toMatchObject({ code: 'not_found' })
  const asOther = writeToEmployer(server, scene.employer.actor, scene.id, 'Hello')
  await expect(asOther).rejects.toMatchObject({ code: 'not_found' })
  expect((await bothSides(scene)).ofApplicant).toEqual([])
})

test('what an employer leaves to be filled in is filled in, or refused; applicants may use brackets', async () => {
  const scene = await anApplication(server)
  const { key, job, applicant, employer } = scene
  await writeToEmployer(server, applicant.actor, scene.id, 'I am {name}')
  const wrong = writeToApplicant(server, employer.actor, { key, text: 'Dear {firstName}' })
  await expect(wrong).rejects.toMatchObject({
    problems: [{ field: 'text', message: expect.stringContaining('fill in {firstName}') }],
  })

  await writeToApplicant(server, employer.actor, { key, text: 'Dear {name}, about {job}' })

  const { name } = (await applicants.open(employer.actor, key)).applicant
  const texts = (await bothSides(scene)).ofApplicant.map(({ text }) => text)
  expect(texts).toEqual(['I am {name}', `Dear ${name}, about ${job.title}`])
})

test.each([
  ['nothing', '  \n ', 'Write a message.'],
  ['4,001 letters', 'x'.repeat(4001), /4,?000/],
])('%s is no message', async (_, text, problem) => {
  const { applicant, id } = await anApplication(server)
  await expect(writeToEmployer(server, applicant.actor, id, text)).rejects.toMatchObject({
    problems: [{ field: 'text', message: expect.stringMatching(problem) }],
  })
})

test('the same form sent twice, or twice at once, is one message; with other words it is another', async () => {
  const scene = await anApplication(server)
  const { applicant, id } = scene
  const { formId } = (await own.find(applicant.actor, id)).talk
  const key = { id, side: 'applicant' } as const
  const form = () => ({ text: 'Hello', formId, file: new File([aPdf()], 'plan.pdf') })

  await Promise.all([
    write(server, applicant.actor, key, form()),
    write(server, applicant.actor, key, form()),
  ])
  await write(server, applicant.actor, key, form())
  await write(server, applicant.actor, key, { ...form(), text: 'Hello again' })

  const { ofEmployer } = await bothSides(scene)
  expect(ofEmployer.map(({ text }) => text)).toEqual(['Hello', 'Hello again'])
  const tomorrow = Date.now() + 2 * 86_400_000
  const keys = await Array.fromAsync(server.files.listOlderThan('messages', new Date(tomorrow)))
  const mine = await db
    .selectFrom('applicationMessage')
    .select('fileKey')
    .where('applicationId', '=', id)
    .execute()
  expect(keys.flat()).toHaveLength(mine.length)
})

test('the twenty-first message of an hour about one application has to wait', async () => {
  const { applicant, id } = await anApplication(server)
  for (let count = 0; count < 20; count += 1)
    await writeToEmployer(server, applicant.actor, id, `Hello ${count}`)

  const more = writeToEmployer(server, applicant.actor, id, 'Hello 20')
  await expect(more).rejects.toMatchObject({ code: 'too_many' })
})

test('a frozen organisation’s message waits, and applicants write nothing to it', async () => {
  const scene = await anApplication(server)
  const { employer, applicant, job, key } = scene
  await freeze(job.organisationId)

  const { isHeld } = await writeToApplicant(server, employer.actor, { key, text: 'Hello' })

  expect(isHeld).toBe(true)
  const { ofApplicant, ofEmployer } = await bothSides(scene)
  expect([ofApplicant, ofEmployer]).toMatchObject([[], [{ isHeld: true }]])
  await expect(writeToEmployer(server, applicant.actor, key.id, 'x')).rejects.toMatchObject({
    code: 'talk_paused',
  })
})

async function freeze(organisationId: string | null) {
  await db
    .updateTable('organisation')
    .set({ frozenAt: new Date().toISOString() })
    .where('id', '=', organisationId)
    .execute()
}
