import { expect, test } from 'vitest'
import { parseName } from './name-key.ts'
import { isSameOrganisation } from './same-organisation.ts'
import { townKey, parseTowns } from './town-key.ts'

const keyOf = (name: string) => parseName(name).key

test.each([
  ['ACME LIMITED', 'Acme Ltd'],
  ['Acme Ltd.', ' Acme   LTD '],
  ['The Acme Company Ltd', 'Acme Co. Limited'],
  ['Marks & Spencer plc', 'Marks and Spencer P.L.C.'],
  ['St. Christopher’s Fellowship', "St Christopher's Fellowship"],
  ['QUEENS COLLEGE LONDON', "Queen's College, London"],
  ['Barts Health National Health Service Trust', 'Barts Health NHS Trust'],
  ['Leeds Teaching Hospitals NHS Foundation Trust', 'Leeds Teaching Hospitals NHS Trust'],
  ['Sussex Community NHS FoundationTrust', 'Sussex Community NHS Foundation Trust'],
  ['A.J. Bell', 'AJ Bell'],
  ['Société Générale', 'Societe Generale'],
  ['ＡＣＭＥ Ltd', 'Acme Ltd'],
  ['BANKYâ??S Ltd', "Banky's Ltd"],
  ['Engineering Training Association Limited (The)', 'The Engineering Training Association Ltd'],
  ['Medical Group (formerly Old Practice)', 'Medical Group'],
])('%s and %s have one key', (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other))
})

test.each([
  ['Pearson Education Limited', 'Persona Education Ltd'],
  ['Hestia Housing and Support', 'Athena Housing and Support Limited'],
  ['BP Energy', 'BPC ENERGY LTD'],
  ['Ripple', 'Ripple+ Limited'],
  ['Acme', 'Acme UK Ltd'],
  ['Acme', 'Acme Group Ltd'],
  ['Acme', 'Acme Services Ltd'],
  ['Howdens Joinery', 'HOWDEN JOINERY LIMITED'],
  ['The Coast Partnership Ltd', 'The Coastal Partnership'],
  ['Sheffield Hospitals NHS Trust', 'Sheffield Teaching Hospitals NHS Trust'],
  ['Harbour Foundation', 'Harbour'],
  ['Limited Edition Ltd', 'Edition Ltd'],
])('%s and %s have two', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other))
})

test.each([
  ['Roo Ltd T/A Deli', ['deli']],
  ['Roo Ltd t/a Deli', ['deli']],
  ['Roo Ltd, T//A, Deli', ['deli']],
  ['Roo Ltd T/As Deli', ['deli']],
  ['Roo Ltd t/as: Deli', ['deli']],
  ['Roo Ltd T/ A Deli', ['deli']],
  ['Roo Ltd T / A Deli', ['deli']],
  ['Roo Ltd T\\A  Deli.', ['deli']],
  ['Roo Ltd t/aDeli', ['deli']],
  ['Roo Ltd TA Deli', ['deli']],
  ['Roo Ltd. Ta Deli', ['deli']],
  ['Roo Ltd T.A. Deli', ['deli']],
  ['Roo Ltd Trading as Deli', ['deli']],
  ['ROO LTD TRADING  AS DELI', ['deli']],
  ['Roo Ltd (Trading as Deli)', ['deli']],
  ['Roo Ltd (t/a Deli', ['deli']],
  ['Roo (t/a Deli) Ltd', ['deli']],
  ['Roo Ltd d/b/a Deli', ['deli']],
  ['Roo Ltd (Trading name Deli)', ['deli']],
  ['Roo Ltd T/A Deli and T/A Café Olé Limited', ['deli', 'cafe ole']],
  ['Roo Ltd T/A S & S Stores', ['s and s stores']],
])('%s is Roo Ltd with its trading names', (name, tradingKeys) => {
  expect(parseName(name)).toEqual({ key: 'roo', form: 'ltd', tradingKeys })
})

test.each([
  'T/A Deli',
  'Rata/Ahead Ltd',
  'DBA Management Ltd',
  'T.A. Khan Solicitors',
  'TA Instruments Ltd',
  'Deli (a trading name of Roo Limited)',
  'London Church (Previously Known as East Church)',
])('%s has no trading name', (name) => {
  expect(parseName(name).tradingKeys).toEqual([])
})

test('an empty name, or one that is only a suffix, breaks nothing', () => {
  expect(parseName('Limited')).toEqual({ key: 'limited', form: null, tradingKeys: [] })
  expect(parseName(' \u0000 !')).toEqual({ key: '', form: null, tradingKeys: [] })
  for (const sign of [' ', ',', '(', 't/a ', 'ltd ', 'trading as ']) {
    expect(parseName(sign.repeat(100_000)).tradingKeys.length).toBeLessThan(200)
  }
})

test('two companies of one name are one organisation; other bodies only in the same town', () => {
  const aSponsor = (name: string, ...towns: string[]) => ({ name, nameKey: keyOf(name), towns })

  expect(isSameOrganisation(aSponsor('Acme Ltd', 'Hull'), aSponsor('ACME LIMITED', 'Bath'))).toBe(
    true,
  )
  expect(isSameOrganisation(aSponsor('Acme Ltd', 'Hull'), aSponsor('Acme LLP', 'Hull'))).toBe(false)
  expect(isSameOrganisation(aSponsor('Wok Inn', 'Hull'), aSponsor('WOK INN', 'Bath'))).toBe(false)
  expect(isSameOrganisation(aSponsor('Wok Inn', 'Hull'), aSponsor('WOK INN', 'HULL '))).toBe(true)
  expect(isSameOrganisation(aSponsor('Wok Inn', 'HU1 1AA'), aSponsor('WOK INN', 'HU1 1AA'))).toBe(
    false,
  )
  expect(
    isSameOrganisation(
      aSponsor('Hull NHS Trust', 'Hull'),
      aSponsor('Hull National Health Service Foundation Trust'),
    ),
  ).toBe(true)
})

test('a postcode, a country and an empty text are not towns', () => {
  expect(['SR5 2BT', 'sr5', 'NULL', '---', '', 'United Kingdom'].map(townKey)).toEqual(
    Array.from({ length: 6 }, () => null),
  )
  expect(parseTowns('Headingley, LEEDS LS6 1AA')).toEqual(new Set(['headingley', 'leeds']))
  expect(parseTowns('The City, South East London')).toEqual(new Set(['the city', 'london']))
  expect(parseTowns(null)).toEqual(new Set())
})
