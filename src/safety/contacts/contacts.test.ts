import { expect, test } from 'vitest'
import { findCountry } from '#platform/places/names/countries.ts'
import { CONTACTS_ABROAD, contactsAbroad } from './contacts-abroad.ts'
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

test('each contact abroad is in a country of its own, can be reached, and has a dated source', () => {
  const countries = CONTACTS_ABROAD.map(({ country }) => country)
  expect(countries).toEqual([...new Set(countries)])
  for (const { country, name, phone, email, source, sourceDate } of CONTACTS_ABROAD) {
    expect([name, findCountry(country)?.code]).toEqual([name, country])
    expect([name, phone ?? email]).toEqual([name, expect.stringMatching(/^[+\d ]+$|@.+\.gov\./)])
    expect([name, source, sourceDate]).toEqual([
      name,
      expect.stringMatching(/\w/),
      expect.stringMatching(/^20\d\d(?:-\d\d){0,2}$/),
    ])
  }
})

test('nurses from the countries that most of them come from are told whom to tell', () => {
  const countries = CONTACTS_ABROAD.map(({ country }) => country)
  expect(countries).toEqual(
    expect.arrayContaining(['BD', 'GH', 'IN', 'KE', 'LK', 'NG', 'NP', 'PH', 'PK', 'ZW']),
  )
})

test.each([
  ['Call me on +91 98765 43210.', 'en', ['IN']],
  ['Call 0092-300-1234567 or (+254) 711 123 456', 'en', ['PK', 'KE']],
  ['+234 803 123 4567, 00880 1712 345678 or +263 77 123 4567', 'en', ['NG', 'BD', 'ZW']],
  ['Hello', 'hi', ['IN']],
  ['Hello', 'bn', ['BD']],
  ['Call +977 9801234567', 'hi', ['IN', 'NP']],
  ['Call +44 7700 900123, ref 910092.', 'en', []],
])('for ‘%s’ on a page in %s the contacts of %o come first', (text, language, expected) => {
  const { likely, others } = contactsAbroad(text, language)
  expect(likely.map(({ country }) => country)).toEqual(expected)
  expect(likely.length + others.length).toBe(CONTACTS_ABROAD.length)
})
