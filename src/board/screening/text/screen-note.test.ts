import { expect, test } from 'vitest'
import { anApplication } from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { notes, team } = services.applications

const eventsOf = (actorId: string) =>
  db
    .selectFrom('organisationEvent')
    .select(['action', 'detail'])
    .where('actorId', '=', actorId)
    .where('action', 'in', ['note-stopped', 'note-marked'])
    .execute()

async function note(text: string) {
  const application = await anApplication(server)
  const { employer, key } = application
  const saving = notes.add(employer.actor, key, { note: text })
  const saved = async () =>
    (await team.open(employer.actor, key)).notes.map((saved) => saved.text).join()
  return { saving, saved, employer }
}

test.each([
  'Ask her for £2,900 towards the certificate before the visa.',
  'She pays to IBAN GB29 NWBK 6016 1331 9268 19.',
])('a note that plans a demand is not saved, and that stays in the history: %s', async (text) => {
  const { saving, saved, employer } = await note(text)

  await expect(saving).rejects.toMatchObject({
    code: 'invalid_input',
    problems: [{ field: 'note' }],
  })

  expect(await saved()).toBe('')
  const [event] = await eventsOf(employer.actor.id)
  expect(event).toMatchObject({ action: 'note-stopped' })
  expect(event?.detail).not.toContain('GB29')
})

test('a note with what a fraud used is saved, and the desk finds it in the history', async () => {
  await db.insertInto('fraudMarker').values({ kind: 'phone', value: '+447700900777' }).execute()
  const { saving, saved, employer } = await note('Her agent: 07700 900777.')
  await saving

  expect(await saved()).toBe('Her agent: 07700 900777.')
  expect(await eventsOf(employer.actor.id)).toMatchObject([
    { action: 'note-marked', detail: expect.stringContaining('+447700900777') },
  ])
})

test('letters from another alphabet are marked, not refused', async () => {
  const { saving, employer } = await note('Аsk about nights.')
  await saving
  expect(await eventsOf(employer.actor.id)).toMatchObject([
    { action: 'note-marked', detail: expect.stringContaining('L-01') },
  ])
})

test.each([
  'Good interview. Ring her on 07700 900123, prefers WhatsApp.',
  'Salary expectation £31,000. Passport seen at the interview on 3 May.',
  'We pay her visa and the certificate.',
])('an ordinary note is saved without a word: %s', async (text) => {
  const { saving, saved, employer } = await note(text)
  await saving
  expect([await saved(), await eventsOf(employer.actor.id)]).toEqual([text, []])
})
