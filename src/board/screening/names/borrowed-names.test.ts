import { expect, test } from 'vitest'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { findSaidEmployers } from '#safety/names/said-employers.ts'
import { findBorrowedName } from './borrowed-names.ts'

const { db } = await openTestServer()
const brand = uniqueWord()
const { name } = await aSponsor(db, { name: `${brand} Stores Limited` })
const trading = uniqueWord()
const trader = await aSponsor(db, { name: `Quay ${brand} Ltd t/a ${trading} Homes` })

interface Named {
  title?: string
  place?: string
  legalName?: string
  poster?: 'unproved' | 'proved'
}

function borrowedBy(
  employerName: string,
  { title = 'Carer', place = 'Leeds', legalName, poster = 'unproved' }: Named = {},
) {
  const employers = findSaidEmployers({ title, place, description: 'Join our friendly HR team.' })
  const advert = { poster, employerName, legalName: legalName ?? null }
  return findBorrowedName(db, advert, employers)
}

test.each(['Careers', 'Recruitment Team', 'UK Visa Department', 'Stores HR', 'Jobs Leeds'])(
  'an unproved ‘Brand %s’ speaks for the brand on the register',
  async (office) => {
    expect(await borrowedBy(`${brand} ${office}`)).toBe(name)
  },
)

test.each(['', ' Recruitment', ' Recruitment Ltd', ' Stores Ltd', ' Care', 'x Careers'])(
  '‘Brand%s’ is no office of it',
  async (rest) => {
    expect(await borrowedBy(`${brand}${rest}`)).toBeNull()
  },
)

test('common words and who has proved their name borrow nothing', async () => {
  await aSponsor(db, { name: 'Care Services Limited' })
  expect(await borrowedBy('Care Services Careers')).toBeNull()
  expect(await borrowedBy(`${brand} Careers`, { poster: 'proved' })).toBeNull()
})

test.each([
  ['title', { title: `Night carer at ${brand} Careers` }],
  ['title that is nothing else', { title: `${brand} Recruitment Team` }],
  ['place', { place: `${brand} Careers, Leeds` }],
  ['legal name', { legalName: `${brand} Careers Ltd` }],
])('an office of the brand in the %s is found, too', async (_, named) => {
  expect(await borrowedBy('Saltmarsh House', named)).toBe(name)
})

test('a trading name of an entry is borrowed like its legal name, and behind ‘t/a’', async () => {
  expect(await borrowedBy(`${trading} Homes Careers`)).toBe(trader.name)
  expect(await borrowedBy(`Saltmarsh Ltd t/a ${trading} Homes Careers`)).toBe(trader.name)
  expect(await borrowedBy('Saltmarsh House', { title: `Cook at ${trading} Homes Careers` })).toBe(
    trader.name,
  )
})

test.each([
  'HR adviser',
  'Careers adviser for schools',
  'Recruitment officer at a care home',
  'Assistant for our HR team',
  'Head of talent acquisition',
  `Cook at ${brand}`,
])('the title ‘%s’ borrows nothing', async (title) => {
  expect(await borrowedBy('Saltmarsh House', { title })).toBeNull()
})
