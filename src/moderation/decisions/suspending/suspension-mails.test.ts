import { expect, test } from 'vitest'
import { anActor, anAdmin } from '#tests/support/admin.ts'
import { aDecision, aHeldJob, applyDecision } from '#tests/support/cases.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, mailbox, runTasks } = server
const { desk, posters } = services.moderation
const { people } = services.admin
const admin = await anAdmin(db)

/** The subjects of all emails to an address, oldest first, once all queued ones are sent. */
async function mailsOf({ email }: { email: string }) {
  await runTasks()
  return (await mailbox.list()).filter(({ to }) => to === email).toReversed()
}

async function aSuspendedOrganisation(withPeople = false) {
  const held = await aHeldJob(server)
  const reader = await anActor(db)
  const { organisationId } = held
  await db
    .insertInto('organisationMember')
    .values({ organisationId, accountId: reader.id, role: 'reader' })
    .execute()
  const words = 'It asks for £900.'
  await desk.decide(admin, held.caseId, aDecision('suspend', { words, withPeople }))
  return { ...held, reader, owner: held.poster.actor }
}

test('a suspended person is told why and how to be heard, and when it ends', async () => {
  const person = await anActor(db)

  await people.suspend(admin, person.id, { reason: 'Adverts that ask for money' })

  const [told, ...more] = await mailsOf(person)
  expect(more).toEqual([])
  expect(told?.subject).toBe('Your account is suspended')
  expect(told?.text).toMatch(/Adverts that ask for money[\s\S]*until we lift it[\s\S]*\/contact/)
  expect(told?.text).not.toContain(admin.email)

  await people.unsuspend(admin, person.id)

  const subjects = (await mailsOf(person)).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([
    'Your account is no longer suspended',
    'Your account is suspended',
  ])
})

test('a suspension that is lifted at once is not told as one that lasts', async () => {
  const person = await anActor(db)

  await people.suspend(admin, person.id, { reason: 'A mistake' })
  await people.unsuspend(admin, person.id)

  expect((await mailsOf(person)).map(({ subject }) => subject)).toEqual([
    'Your account is no longer suspended',
  ])
})

test('all members of a suspended organisation get one email, after the minute to undo', async () => {
  const { caseId, organisationId, owner, reader } = await aSuspendedOrganisation()
  expect(await mailsOf(owner)).toEqual([])

  await applyDecision(server, caseId)
  await applyDecision(server, caseId)

  for (const member of [owner, reader]) {
    const [mail, ...more] = await mailsOf(member)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^Your organisation is suspended/)
    expect(mail?.text).toMatch(/It asks for £900\.[\s\S]*until we lift it[\s\S]*appeal/)
    expect(mail?.text).toContain(`/organisations/${organisationId}`)
  }
  await desk.liftSuspension(admin, organisationId)
  for (const member of [owner, reader])
    expect((await mailsOf(member)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Your organisation is no longer suspended/)]),
    )
})

test('members who are suspended with their organisation hear that they cannot log in', async () => {
  const { caseId, owner, reader } = await aSuspendedOrganisation(true)

  await applyDecision(server, caseId)

  for (const member of [owner, reader])
    expect((await mailsOf(member)).map(({ subject }) => subject)).toEqual([
      'Your account is suspended',
    ])
})

test('a suspension that an appeal lifts is told once, with the answer', async () => {
  const { caseId, owner, reader } = await aSuspendedOrganisation()
  await applyDecision(server, caseId)
  await runTasks()
  const appealId = await posters.appeal(owner, caseId, { words: 'The £900 is what we pay.' })
  const second = await anAdmin(db)

  const words = 'You are right: you pay it.'
  await desk.decide(second, appealId, aDecision('publish', { words }))
  await applyDecision(server, appealId)

  for (const member of [owner, reader]) {
    const [lifted, ...more] = (await mailsOf(member)).slice(1)
    expect(more).toEqual([])
    expect(lifted?.subject).toContain('no longer suspended')
    expect(lifted?.text).toContain(words)
  }
})

test('a suspension that is undone within the minute is told to nobody', async () => {
  const { caseId, owner } = await aSuspendedOrganisation()

  await desk.undo(admin, caseId)

  expect(await mailsOf(owner)).toEqual([])
})
