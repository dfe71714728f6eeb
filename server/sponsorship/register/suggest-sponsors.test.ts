import { afterAll, expect, inject, test } from 'vitest'
import { newId } from '#server/platform/new-id.ts'
import { loadRegister } from '#tests/support/register-files.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { proposeSponsors } from './propose-sponsors.ts'
import { suggestSponsors } from './suggest-sponsors.ts'

const database = await openTestDatabase(inject('prepared'))
afterAll(() => database.close())
const { db } = database

const beforeAny = await suggestSponsors(db, 'acme')
await loadRegister(
  db,
  [
    ['Acme Ltd'],
    ['Acme Care Homes Limited', { town: 'Hull', rating: 'Worker (B rating)' }],
    ['Acme Care Homes Limited', { town: 'Bath', rating: 'Worker (B rating)' }],
    ['The Acme Theatre', { town: 'NULL', route: 'Creative Worker' }],
    ['Best of Acme plc', { rating: 'Worker (A (Premium))' }],
    ['Roofoods Ltd t/a Deliverance', { town: 'London' }],
    ['Marks & Spencer plc'],
    ['Barts Health National Health Service Trust', { town: 'London' }],
    ['Paymentsense Limited', { town: 'London' }],
    ['Paymentsafe Limited', { town: 'Leeds' }],
  ],
  { publishedOn: '2026-10-01' },
)

async function names(typed: string) {
  return (await suggestSponsors(db, typed)).map(({ name }) => name)
}

test('nothing is suggested before a register is loaded, or for nothing typed', async () => {
  expect(beforeAny).toEqual([])
  for (const typed of ['', ' ', '!', '\u0000', '%', '(((']) expect(await names(typed)).toEqual([])
})

test('what begins so comes first, the shorter before the longer', async () => {
  const all = ['Acme Ltd', 'The Acme Theatre', 'Acme Care Homes Limited', 'Best of Acme plc']
  for (const typed of ['acm', 'ACME', 'the acme']) expect(await names(typed)).toEqual(all)
})

test('words may come in any order, the last one as far as it is typed', async () => {
  expect(await names('homes acme c')).toEqual(['Acme Care Homes Limited'])
  expect(await names('acme lt')).toEqual(['Acme Ltd', 'Acme Care Homes Limited'])
  expect(await names('acme limi')).toEqual(['Acme Ltd', 'Acme Care Homes Limited'])
  expect(await names('acme zoo')).toEqual([])
  expect(await names('marks and sp')).toEqual(['Marks & Spencer plc'])
  expect(await names('barts nhs')).toEqual(['Barts Health National Health Service Trust'])
})

test('a trading name is found by its beginning', async () => {
  expect(await names('deliv')).toEqual(['Roofoods Ltd t/a Deliverance'])
})

test('towns and rating tell one from another', async () => {
  const details = new Map(
    (await suggestSponsors(db, 'acme')).map(({ name, detail }) => [name, detail]),
  )
  expect(Object.fromEntries(details)).toEqual({
    'Acme Ltd': 'Leeds · Skilled Worker, A rating',
    'The Acme Theatre': 'not for Skilled Worker',
    'Acme Care Homes Limited': 'Bath, Hull · Skilled Worker, B rating',
    'Best of Acme plc': 'Leeds · Skilled Worker, A rating',
  })
})

test('no more than asked for are suggested', async () => {
  expect(await suggestSponsors(db, 'a', 2)).toHaveLength(2)
})

test('a proposal may be spelled in another way, the same town first', async () => {
  const proposed = async (name: string, town: string | null) =>
    (await proposeSponsors(db, name, town)).map(({ name }) => name)

  expect(await proposed('Paymentsence Ltd', 'London')).toEqual([
    'Paymentsense Limited',
    'Paymentsafe Limited',
  ])
  expect((await proposed('Paymentsence Ltd', 'Leeds'))[0]).toBe('Paymentsafe Limited')
  expect(await proposed('Acme Homes', null)).toContain('Acme Care Homes Limited')
  expect(await proposed('Wholly Unrelated Zebras', null)).toEqual([])
  for (const nothing of ['', '%', 'x', "'--"]) expect(await proposed(nothing, null)).toEqual([])
})

test('a register that somebody else loads is noticed at the next letter', async () => {
  await loadRegister(db, [['Acme Rising Ltd'], ['Acme Ltd']], { publishedOn: '2026-10-07' })

  expect(await names('acme')).toEqual(['Acme Ltd', 'Acme Rising Ltd'])
})

test('while the index of a large register is made, names are found by their beginning', async () => {
  await db
    .insertInto('registerLoad')
    .values({
      publishedOn: '2026-10-08',
      fileName: 'r.csv',
      rows: 143_138,
      sponsors: 121_454,
      added: 0,
      removed: 0,
      changed: 0,
      returned: 0,
    })
    .execute()
  await db
    .insertInto('sponsor')
    .values({
      id: newId(),
      name: 'Acme Brand New Limited',
      nameKey: 'acme brand new',
      tradingKeys: [],
      towns: [],
      county: null,
      licences: JSON.stringify([]),
      firstSeen: '2026-10-08',
      lastSeen: '2026-10-08',
    })
    .execute()
  await db.updateTable('sponsor').set({ isListed: false }).where('name', '=', 'Acme Ltd').execute()

  expect(await names('acme')).toEqual(['Acme Rising Ltd', 'Acme Brand New Limited'])
  expect(await names('acme brand new lim')).toEqual(['Acme Brand New Limited'])
  await expect.poll(() => names('new acme')).toEqual(['Acme Brand New Limited'])
})
