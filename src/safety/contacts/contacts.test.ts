import { expect, test } from 'vitest'
import { AGAINST_FRAUD, AT_WORK, CONTACTS } from './contacts.ts'

test('every contact is dated, has a secure page of its own and is there once', () => {
  const ids = CONTACTS.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  for (const { name, url, checkedOn, phone } of CONTACTS) {
    expect([name, url]).toEqual([name, expect.stringMatching(/^https:\/\//)])
    expect([name, checkedOn]).toEqual([name, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)])
    if (phone) expect([name, phone]).toEqual([name, expect.stringMatching(/^0\d[\d ]{8,}/)])
  }
})

test('whoever is cheated or lost a sponsor gets the six that exist for them', () => {
  const names = new Set([...AGAINST_FRAUD, ...AT_WORK].map(({ id }) => id))
  expect([...names].toSorted()).toEqual(CONTACTS.map(({ id }) => id).toSorted())
})
