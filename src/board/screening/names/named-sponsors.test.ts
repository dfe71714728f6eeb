import { expect, test } from 'vitest'
import { findSaidEmployers, type AdvertTexts } from '#safety/names/said-employers.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { findNamedSponsor } from './named-sponsors.ts'

const { db } = await openTestServer()
const brand = `Wil${uniqueWord()}`
const { name } = await aSponsor(db, { name: `${brand} Healthcare Limited` })
const trading = `${uniqueWord()} Nursing`
const trader = await aSponsor(db, { name: `Quay Three Ltd t/a ${trading}` })
await aSponsor(db, { name: `${brand} Lodge Ltd` })

function namedIn(texts: Partial<AdvertTexts>, poster: { employerName?: string } = {}) {
  const employers = findSaidEmployers({ title: 'Nurse', place: 'Leeds', description: '', ...texts })
  const own = { employerName: 'Saltmarsh Agency', legalName: null, entryName: null, ...poster }
  return findNamedSponsor(db, own, employers)
}

test.each<Partial<AdvertTexts>>([
  { title: `Staff Nurse at ${brand} Healthcare` },
  { title: `Staff Nurse – ${brand} Healthcare Ltd` },
  { title: `Nurse with ${brand} HeaIthcare` },
  { description: `A fine team.\nYou are employed by ${brand} Healthcare from the first day.` },
  { description: `Employer: ${brand} Healthcare Limited\nStart: soon` },
  { description: `${brand} Healthcare is recruiting nurses from abroad.` },
  { description: `join ${brand.toLowerCase()} healthcare today` },
])('%j gives an entry of the register as the employer', async (texts) => {
  expect(await namedIn(texts)).toBe(name)
})

test('a trading name counts like the legal name', async () => {
  expect(await namedIn({ title: `Nurse at ${trading}` })).toBe(trader.name)
})

test.each<[string, Partial<AdvertTexts>]>([
  ['of an agency for its client', { description: `We recruit on behalf of ${brand} Healthcare.` }],
  ['of a client', { description: `Our client is the employer, ${brand} Healthcare.` }],
  ['of a place', { place: `${brand} Healthcare, Leeds` }],
  ['of a home, which many share', { title: `Nurse at ${brand} Lodge` }],
  ['of a partner', { description: `We work with ${brand} Healthcare and others.` }],
  ['of common words', { description: 'Join a care team. We are providing care to 24 adults.' }],
])('words %s give nobody', async (_, texts) => {
  expect(await namedIn(texts)).toBeNull()
})

test('its own name, and one of its group, are the poster’s, and a public body names others', async () => {
  const title = `Nurse at ${brand} Healthcare`
  for (const employerName of [
    `${brand} Healthcare`,
    `${brand} Group`,
    `The ${brand} Healthcare UK`,
  ])
    expect(await namedIn({ title }, { employerName })).toBeNull()
})

test('20,000 characters are read in a moment', async () => {
  const description = `You work for ${'work for Care '.repeat(1400)}`
  const from = performance.now()
  await namedIn({ description })
  expect(performance.now() - from).toBeLessThan(500)
})
