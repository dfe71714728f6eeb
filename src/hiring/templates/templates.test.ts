import { expect, test } from 'vitest'
import { SHIPPED_TEMPLATES } from './template-words.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { insertOrganisation } from '#organisations/organisations.queries.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, services } = server
const { templates } = services

async function anOrganisation() {
  const { actor } = await aLoggedInPerson(server)
  const organisationId = await insertOrganisation(db, actor.id, uniqueWord())
  return { actor, organisationId }
}

const A_TEXT = {
  name: 'With thanks',
  kind: 'rejection',
  body: 'Dear {name}, thank you.',
  version: '',
} as const

test('a text is added, changed and deleted, and offered before those of the site', async () => {
  const { actor, organisationId } = await anOrganisation()
  await templates.save(actor, { organisationId, id: null }, A_TEXT)
  const [first] = await templates.list(actor, organisationId)
  expect(first).toMatchObject({ name: 'With thanks', kind: 'rejection' })

  const changed = { ...A_TEXT, body: 'Dear {name}, sorry.', version: first?.version ?? '' }
  await templates.save(actor, { organisationId, id: first?.id ?? '' }, changed)
  const all = await templates.listAll(actor, organisationId)
  expect(all.map(({ name, isShipped }) => [name, isShipped])).toEqual([
    ['With thanks', false],
    ...SHIPPED_TEMPLATES.map(({ name }) => [name, true]),
  ])
  expect(all[0]?.body).toBe('Dear {name}, sorry.')

  await templates.remove(actor, { organisationId, id: first?.id ?? '' })
  await templates.remove(actor, { organisationId, id: first?.id ?? '' })
  expect(await templates.list(actor, organisationId)).toEqual([])
})

test('of two who change a text the second is told, and nothing is overwritten', async () => {
  const { actor, organisationId } = await anOrganisation()
  await templates.save(actor, { organisationId, id: null }, A_TEXT)
  const [first] = await templates.list(actor, organisationId)
  const key = { organisationId, id: first?.id ?? '' }
  const version = first?.version ?? ''
  await db
    .updateTable('messageTemplate')
    .set({ body: 'Of a colleague.', updatedAt: '2026-01-01T00:00:00.000Z' })
    .where('id', '=', key.id)
    .execute()

  const late = templates.save(actor, key, { ...A_TEXT, body: 'Late.', version })

  await expect(late).rejects.toMatchObject({ code: 'entry_changed' })
  expect(await templates.list(actor, organisationId)).toMatchObject([{ body: 'Of a colleague.' }])
})

test('two texts of an organisation have two names, and fifty are enough', async () => {
  const { actor, organisationId } = await anOrganisation()
  const save = (name: string) =>
    templates.save(actor, { organisationId, id: null }, { ...A_TEXT, name })
  await save('With thanks')
  await expect(save('WITH THANKS')).rejects.toMatchObject({ problems: [{ field: 'name' }] })

  for (let count = 1; count < 50; count += 1) await save(`Text ${count}`)
  await expect(save('One more')).rejects.toMatchObject({ code: 'list_of_texts_full' })
})

test('only members who answer applicants read and change the texts', async () => {
  const { actor, organisationId } = await anOrganisation()
  await templates.save(actor, { organisationId, id: null }, A_TEXT)
  const [first] = await templates.list(actor, organisationId)
  const stranger = await anOrganisation()
  const reader = await aLoggedInPerson(server)
  await db
    .insertInto('organisationMember')
    .values({ organisationId, accountId: reader.actor.id, role: 'reader' })
    .execute()

  for (const [who, code] of [
    [stranger.actor, 'not_found'],
    [reader.actor, 'forbidden'],
  ] as const) {
    for (const act of [
      () => templates.list(who, organisationId),
      () => templates.save(who, { organisationId, id: null }, { ...A_TEXT, name: 'Mine' }),
      () => templates.remove(who, { organisationId, id: first?.id ?? '' }),
    ])
      await expect(act()).rejects.toMatchObject({ code })
  }
  // Nor under the id of another organisation.
  const own = { organisationId: stranger.organisationId, id: first?.id ?? '' }
  await templates.remove(stranger.actor, own)
  expect(await templates.list(actor, organisationId)).toHaveLength(1)
})
