import { expect, test } from 'vitest'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { findBorrowedName } from './taken-names.ts'

const { db } = await openTestServer()
const brand = uniqueWord()
const { name } = await aSponsor(db, { name: `${brand} Stores Limited` })
const borrowedBy = (employerName: string, poster: 'unproved' | 'proved' = 'unproved') =>
  findBorrowedName(db, { poster, employerName })

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
  expect(await borrowedBy(`${brand} Careers`, 'proved')).toBeNull()
})
