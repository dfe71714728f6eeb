import { expect, test } from 'vitest'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aLinkedCase } from '#tests/support/startups.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readFounderCases } from '#founders/cases/personal-data.ts'

const server = await openTestServer()
const { db, services } = server
const { cases } = services.startups
const NOBODY = { token: null, accountId: null }
const HOME = { nation: 'england', kind: 'care-home' } as const

test('a path with its ticks is in the case, and each change starts from what is saved', async () => {
  const { visitor, reference } = await aLinkedCase(db)
  expect(await cases.path.find(visitor)).toEqual({ reference, path: null })

  await cases.path.save(visitor, HOME, (saved) => saved ?? { purpose: '2026-01-01' })
  const path = { ...HOME, ticks: { purpose: '2026-01-01' } }
  expect(await cases.path.find(visitor)).toEqual({ reference, path })
  await cases.path.save(visitor, HOME, (saved) => ({ ...saved, staffing: '2026-02-01' }))

  expect((await cases.find(visitor, reference)).path).toEqual({
    ...HOME,
    ticks: { purpose: '2026-01-01', staffing: '2026-02-01' },
  })
})

test('two ticks at once are both saved', async () => {
  const { visitor } = await aLinkedCase(db)
  await cases.path.save(visitor, HOME, () => ({}))

  await Promise.all(
    ['purpose', 'staffing', 'manager'].map((key) =>
      cases.path.save(visitor, HOME, (saved) => ({ ...saved, [key]: '2026-01-01' })),
    ),
  )

  const ticks = (await cases.path.find(visitor))?.path?.ticks ?? {}
  expect(Object.keys(ticks).sort()).toEqual(['manager', 'purpose', 'staffing'])
})

test('another path takes the place of the first, without its ticks', async () => {
  const { visitor } = await aLinkedCase(db)
  await cases.path.save(visitor, HOME, () => ({ purpose: '2026-01-01' }))

  await cases.path.save(visitor, { ...HOME, nation: 'wales' }, (saved) => saved ?? {})

  const path = { nation: 'wales', kind: 'care-home', ticks: {} }
  expect((await cases.path.find(visitor))?.path).toEqual(path)
})

test('without a link or the address nobody reads or writes the ticks of a case', async () => {
  const { visitor, token, companyEmail } = await aLinkedCase(db)
  const { actor } = await aLoggedInPerson(server)
  for (const stranger of [
    NOBODY,
    { token: `${token}x`, accountId: null },
    { token: null, accountId: actor.id },
  ]) {
    expect(await cases.path.find(stranger)).toBeNull()
    const save = cases.path.save(stranger, HOME, () => ({ purpose: '2026-01-01' }))
    await expect(save).rejects.toMatchObject({ code: 'not_found' })
  }
  expect((await cases.path.find(visitor))?.path).toBeNull()

  await db
    .updateTable('account')
    .set({ emailKey: companyEmail })
    .where('id', '=', actor.id)
    .execute()
  await cases.path.save({ token: null, accountId: actor.id }, HOME, () => ({}))
  expect((await cases.path.find(visitor))?.path).toEqual({ ...HOME, ticks: {} })
  const [data] = await Array.fromAsync(readFounderCases(db, actor.id))
  expect(data).toMatchObject({ path: HOME })
})
