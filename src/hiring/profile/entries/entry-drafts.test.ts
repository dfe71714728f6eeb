import { expect, test } from 'vitest'
import { entryDraft, type Section } from '#hiring/profile/model/profile-limits.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { A_JOB, anEntry } from '#tests/support/profiles.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { services } = server
const { profiles, drafts } = services

type Actor = Awaited<ReturnType<typeof aLoggedInPerson>>['actor']

/** Saves what is typed, as the page does. */
async function type(actor: Actor, section: Section, id: string | null, answers: { id: string }) {
  const key = { kind: 'profile', subject: entryDraft(section, id) } as const
  await drafts.save(actor, key, { role: 'Nur', ...answers })
}

test('what was typed for a new entry is there until it is saved, for its writer alone', async () => {
  const [{ actor }, stranger] = [await aLoggedInPerson(server), await aLoggedInPerson(server)]
  const id = newId()
  await type(actor, 'work', null, { id })

  expect(await profiles.findDraft(actor, 'work', null)).toMatchObject({
    answers: { role: 'Nur', id },
  })
  expect(await profiles.findDraft(actor, 'education', null)).toBeNull()
  expect(await profiles.findDraft(stranger.actor, 'work', null)).toBeNull()
  await profiles.save(actor, { section: 'work', id, version: 0, content: A_JOB })
  expect(await profiles.findDraft(actor, 'work', null)).toBeNull()
})

test('a draft that arrives after its entry was saved is not shown', async () => {
  const { actor } = await aLoggedInPerson(server)
  const id = await anEntry(services, actor, 'work', A_JOB)
  await type(actor, 'work', null, { id })
  expect(await profiles.findDraft(actor, 'work', null)).toBeNull()
})

test('saving another entry leaves the draft of a new one', async () => {
  const { actor } = await aLoggedInPerson(server)
  const id = await anEntry(services, actor, 'work', A_JOB)
  await type(actor, 'work', null, { id: newId() })
  await type(actor, 'work', id, { id })

  await profiles.save(actor, { section: 'work', id, version: 1, content: { ...A_JOB, role: 'B' } })

  expect(await profiles.findDraft(actor, 'work', id)).toBeNull()
  expect(await profiles.findDraft(actor, 'work', null)).not.toBeNull()
})

test('a save that another window forestalled keeps the draft; removing and starting again do not', async () => {
  const { actor } = await aLoggedInPerson(server)
  const id = await anEntry(services, actor, 'work', A_JOB)
  await type(actor, 'work', id, { id })
  const late = { section: 'work', id, version: 0, content: { ...A_JOB, role: 'C' } } as const
  await expect(profiles.save(actor, late)).rejects.toMatchObject({ code: 'entry_changed' })
  expect(await profiles.findDraft(actor, 'work', id)).not.toBeNull()
  await profiles.discardDraft(actor, 'work', id)
  expect(await profiles.findDraft(actor, 'work', id)).toBeNull()

  await type(actor, 'work', id, { id })
  await profiles.remove(actor, id)
  expect(await profiles.findDraft(actor, 'work', id)).toBeNull()
})
