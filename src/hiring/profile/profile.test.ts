import { deleteAccount } from '#tests/support/team.ts'
import { expect, test } from 'vitest'
import { PERSONAL_DATA } from '#main/personal-data.ts'
import { ENTRY_LIMITS } from './model/profile-limits.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { A_JOB, aFilledProfile, anEntry } from '#tests/support/profiles.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readProfile } from './profile.queries.ts'

const server = await openTestServer()
const { db, services } = server
const { profiles } = services

const employersOf = async (actor: Parameters<typeof profiles.find>[0]) =>
  (await profiles.find(actor)).profile.work.map(({ employer }) => employer)

const aJobAt = (employer: string, from: string) => ({ ...A_JOB, employer, from })

test('jobs stand the newest first, wherever they were added', async () => {
  const { actor } = await aLoggedInPerson(server)
  for (const [employer, from] of [
    ['Second', '2015'],
    ['Third', '2010-01'],
    ['First', '2019-03'],
    ['Unknown', ''],
  ] as const) {
    await anEntry(services, actor, 'work', aJobAt(employer, from))
  }

  expect(await employersOf(actor)).toEqual(['First', 'Second', 'Third', 'Unknown'])
})

test('an entry moves up and down, and stays where it is at the ends', async () => {
  const { actor } = await aLoggedInPerson(server)
  const [a, , c] = [
    await anEntry(services, actor, 'work', aJobAt('A', '2019')),
    await anEntry(services, actor, 'work', aJobAt('B', '2018')),
    await anEntry(services, actor, 'work', aJobAt('C', '2017')),
  ]

  await profiles.move(actor, c, 'up')
  expect(await employersOf(actor)).toEqual(['A', 'C', 'B'])
  await profiles.move(actor, a, 'up')
  await profiles.move(actor, a, 'down')
  expect(await employersOf(actor)).toEqual(['C', 'A', 'B'])
  await profiles.move(actor, 'nothing', 'down')
  await profiles.remove(actor, a)
  expect(await employersOf(actor)).toEqual(['C', 'B'])
})

test('an entry that another window has changed is not overwritten unseen', async () => {
  const { actor } = await aLoggedInPerson(server)
  const id = await anEntry(services, actor, 'work', A_JOB)
  const change = (employer: string, version: number) =>
    profiles.save(actor, { section: 'work', id, version, content: aJobAt(employer, '2019') })

  await change('Theirs', 1)
  await expect(change('Mine', 1)).rejects.toMatchObject({ code: 'entry_changed' })
  // The same content is not a conflict: a form was sent twice.
  await change('Theirs', 1)

  expect(await employersOf(actor)).toEqual(['Theirs'])
  expect((await profiles.findEntry(actor, 'work', id))?.version).toBe(2)
})

test('an entry that another window has removed is not lost, and can be put back', async () => {
  const { actor } = await aLoggedInPerson(server)
  const id = await anEntry(services, actor, 'work', A_JOB)
  await profiles.remove(actor, id)
  const save = (version: number) =>
    profiles.save(actor, { section: 'work', id, version, content: A_JOB })

  await expect(save(1)).rejects.toMatchObject({ code: 'entry_changed' })
  await save(0)

  expect(await employersOf(actor)).toHaveLength(1)
})

test('the same new entry sent several times at once is saved once', async () => {
  const { actor } = await aLoggedInPerson(server)
  const change = { section: 'work', id: newId(), version: 0, content: A_JOB } as const

  await Promise.all([1, 2, 3].map(() => profiles.save(actor, change)))

  expect(await employersOf(actor)).toHaveLength(1)
})

test('a list has a limit, also when several entries arrive at once', async () => {
  const { actor } = await aLoggedInPerson(server)
  for (let count = 1; count < ENTRY_LIMITS.english; count += 1) {
    await anEntry(services, actor, 'english', { test: `Test ${count}`, score: '', date: '' })
  }
  const more = ['a', 'b', 'c'].map((test) =>
    anEntry(services, actor, 'english', { test, score: '', date: '' }),
  )

  const results = await Promise.allSettled(more)

  expect(results.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ])
  expect((await profiles.find(actor)).profile.english).toHaveLength(ENTRY_LIMITS.english)
})

test('nobody sees, changes, moves or removes an entry of somebody else', async () => {
  const owner = await aLoggedInPerson(server)
  const { actor: stranger } = await aLoggedInPerson(server)
  const id = await anEntry(services, owner.actor, 'work', A_JOB)
  await anEntry(services, owner.actor, 'work', aJobAt('Other', '2010'))

  expect(await profiles.findEntry(stranger, 'work', id)).toBeNull()
  await profiles.move(stranger, id, 'down')
  await profiles.remove(stranger, id)
  // The id is free in the stranger’s own profile.
  await profiles.save(stranger, {
    section: 'work',
    id,
    version: 0,
    content: aJobAt('Theirs', '2020'),
  })

  expect(await employersOf(owner.actor)).toEqual(['Saltmarsh Hospital', 'Other'])
  expect(await employersOf(stranger)).toEqual(['Theirs'])
})

test.each([
  ['work', 'a\u0000b'],
  ['work', 'x'.repeat(400)],
  ['work', ''],
  // Ids of the sections with one entry, and of the form for a new one.
  ['work', 'about'],
  ['work', 'new'],
  ['about', 'something'],
] as const)('an entry of %s cannot be called %j', async (section, id) => {
  const { actor } = await aLoggedInPerson(server)
  const change = { section, id, version: 0, content: A_JOB }

  await expect(profiles.save(actor, change)).rejects.toMatchObject({ code: 'not_found' })
  expect(await profiles.findEntry(actor, section, id)).toBeNull()
})

test('an entry stays in its section', async () => {
  const { actor } = await aLoggedInPerson(server)
  const id = await anEntry(services, actor, 'work', A_JOB)
  const content = { language: 'Yoruba', level: 'native' } as const

  const moving = profiles.save(actor, { section: 'languages', id, version: 1, content })

  await expect(moving).rejects.toMatchObject({ code: 'not_found' })
  expect(await profiles.findEntry(actor, 'languages', id)).toBeNull()
})

test('the export has the profile, and deleting the account deletes it', async () => {
  const { actor } = await aLoggedInPerson(server)
  await aFilledProfile(server, actor)

  const records = await Array.fromAsync(readProfile(db, actor.id))
  expect(records).toHaveLength(7)
  expect(records).toContainEqual(expect.objectContaining({ section: 'registrations', body: 'NMC' }))
  expect(PERSONAL_DATA.profile).toBeDefined()

  await deleteAccount(server, actor.id)
  expect((await profiles.find(actor)).entries).toEqual([])
})
