import { expect, test } from 'vitest'
import { aProof } from '#tests/support/builders.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { fillAllKeys } from './compared-names.queries.ts'
import { findSaidEmployers } from '#safety/names/said-employers.ts'
import { findTakenNames } from './taken-names.ts'

const server = await openTestServer()
const { db } = server

const anAdvert = (changes: object = {}) => ({
  organisationId: 'another',
  poster: 'unproved' as const,
  employerName: 'Saltmarsh House',
  legalName: null,
  applyEmail: null,
  title: 'Carer',
  place: 'Leeds',
  description: 'A kind home.',
  ...changes,
})
const takenBy = async (changes: object) => {
  const advert = anAdvert(changes)
  const taken = await findTakenNames(db, advert, findSaidEmployers(advert))
  return taken.map(({ name }) => name)
}

const willowbank = await anOrganisation(server, { name: 'Willowbank Care' })
await aProof(db, willowbank.id)

test.each([
  'Willowbank Care',
  'Willowbank Care Ltd',
  'Willowbank Care Limited',
  'Willowbank Care.',
  'Willowbank-Care',
  'Willowbank  Care',
  'WillowBankCare',
  'The Willowbank Care',
  'Willowbank Care UK',
  'Willowbank Care Group Holdings',
  'Willowbank Care Recruitment',
  'Willowbank Care (HR)',
  'Will0wbank Care',
  'WiIIowbank Care',
  'Willоwbank Care',
  'Willowbank Cares',
  'Wilowbank Care',
  'Willowbank Care Leeds North',
])('‘%s’ is taken by who has proved Willowbank Care', async (employerName) => {
  expect(await takenBy({ employerName })).toEqual(['Willowbank Care'])
  expect(await takenBy({ legalName: employerName })).toEqual(['Willowbank Care'])
})

test.each([
  { title: 'Carer at Willowbank Care' },
  { title: 'Carer – Will0wbank Care' },
  { place: 'Willowbank Care, Leeds' },
  { description: 'You are employed by Willowbank Care in Leeds.' },
  { description: 'Willowbank Care is recruiting.' },
  { applyEmail: 'hr.willowbank-care@jobs.example' },
])('%j says that it is Willowbank Care', async (changes) => {
  expect(await takenBy(changes)).toEqual(['Willowbank Care'])
})

test.each([
  { employerName: 'Willow Tree Care' },
  { employerName: 'Willowbank' },
  { employerName: 'Bank Care' },
  { description: 'Our home is near Willowbank Care.' },
])('%j is another', async (changes) => {
  expect(await takenBy(changes)).toEqual([])
})

test('a proved poster, its own organisation and a name that nobody proved are free', async () => {
  const employerName = 'Willowbank Care'
  expect(await takenBy({ employerName, poster: 'proved' })).toEqual([])
  expect(await takenBy({ employerName, organisationId: willowbank.id })).toEqual([])
  await anOrganisation(server, { name: 'Harbour Lights' })
  expect(await takenBy({ employerName: 'Harbour Lights' })).toEqual([])
})

test.each([
  { title: 'Carer at Willowbank Care' },
  { description: 'You are employed by Willowbank Care in Leeds.' },
])('%j names another employer, whoever says so', async (changes) => {
  expect(await takenBy({ ...changes, poster: 'proved' })).toEqual(['Willowbank Care'])
})

test.each([
  { title: 'Carer', place: 'Willowbank Care, Leeds' },
  { title: 'Carer near Willowbank Care' },
  { title: 'Carer at Willowbank Care', employerName: 'Willowbank Care Leeds' },
  { title: 'Carer at Willowbank Care', legalName: 'Willowbank Care (North) Ltd' },
])('%j of somebody proved names a place, or its own group', async (changes) => {
  expect(await takenBy({ ...changes, poster: 'proved' })).toEqual([])
})

test('common words are no name inside another one', async () => {
  const { id } = await anOrganisation(server, { name: 'Care Homes' })
  await aProof(db, id)
  expect(await takenBy({ employerName: 'Harbour Care Homes' })).toEqual([])
  expect(await takenBy({ employerName: 'Care H0mes Ltd' })).toEqual(['Care Homes'])
})

test('names that a process of the version before wrote are compared, too', async () => {
  const { id } = await anOrganisation(server, { name: 'Brindle Moor Nursing' })
  await aProof(db, id)
  await fillAllKeys(db)
  // It knows nothing of the keys.
  const name = 'Tern Island Nursing'
  await db.updateTable('organisation').set({ name, legalName: null }).where('id', '=', id).execute()
  expect(await takenBy({ employerName: 'Tern lsland Nursing' })).toEqual([name])
  expect(await takenBy({ employerName: 'Brindle Moor Nursing' })).toEqual([])
  expect(await fillAllKeys(db)).toBe(0)
})

test('the legal name and a trading name in it are taken, too', async () => {
  const { id } = await anOrganisation(server, { name: 'Otterburn' })
  const legalName = 'Otterburn Hall Services Ltd t/a Puffin Bay Dining'
  await db.updateTable('organisation').set({ legalName }).where('id', '=', id).execute()
  await aProof(db, id)
  expect(await takenBy({ employerName: 'Puffin Bay Dining' })).toEqual(['Otterburn'])
  expect(await takenBy({ employerName: 'Otterburn Hall Services' })).toEqual(['Otterburn'])
})
