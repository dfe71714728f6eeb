import { expect, test } from 'vitest'
import { aLoggedInPerson, aPostedJob } from '#tests/support/applications.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { findSpokenFor } from './spoken-for.ts'

const { db, services } = await openTestServer()
const { actor } = await aLoggedInPerson({ db, services })
const brand = uniqueWord()
const licensed = await aSponsor(db, { name: `${brand} Healthcare Limited` })

async function aJobOf(employerName: string) {
  return (await aPostedJob(db, actor, { poster: 'unproved', employerName, legalName: null })).id
}
const [unproved, trust] = [await aJobOf('Saltmarsh House'), await aJobOf('Leeds City Council')]

test.each([
  ['text', 'We are Barts Health NHS Trust and this job is with us.'],
  ['text', 'You will be employed by Barts Health NHS Trust from the first day.'],
  ['text', 'I am recruiting on behalf of Leeds Teaching Hospitals NHS Trust.'],
  ['text', 'We meet next week.\n\nKind regards\nAnna Brown\nHome Office Visa Department'],
  ['text', 'Well done.\nThank you,\nLandfall Verified Team'],
  ['text', `You are employed by ${brand} Healthcare.`],
  ['reason', 'We are UK Visas and Immigration and ring you instead.'],
  ['note', 'We are Landfall Verified.'],
  ['host', 'Home Office, UK Visas and Immigration'],
  ['host', 'Anna Brown, Barts Health NHS Trust'],
  ['host', 'Landfall Interview Team'],
  ['host', `${brand} Healthcare HR`],
  ['place', 'Barts Health NHS Trust, Whitechapel Road, London'],
])('an unproved poster’s %s ‘%s’ speaks for another', async (field, text) => {
  expect(await findSpokenFor(db, unproved, { field, text })).not.toBeNull()
})

test.each([
  ['text', 'We work with Barts Health NHS Trust. Thank you for applying on Landfall.'],
  ['text', 'Thank you for writing.\n\nKind regards\nAnna Brown, RGN\nMatron, Saltmarsh House'],
  ['text', 'Please bring your NMC PIN and the letter of the Home Office.\nThank you.'],
  ['text', `We also supply staff to ${brand} Healthcare.`],
  ['host', 'Bola Ade, ward manager'],
  ['place', '1 Council Road, Leeds'],
])('%s ‘%s’ speaks for nobody else', async (field, text) => {
  expect(await findSpokenFor(db, unproved, { field, text })).toBeNull()
})

test('a public body names others, and not us', async () => {
  const text = 'You are employed by Barts Health NHS Trust.'
  expect(await findSpokenFor(db, trust, { field: 'text', text })).toBeNull()
  expect(await findSpokenFor(db, trust, { field: 'host', text: 'Landfall desk' })).not.toBeNull()
})

test('a proved agency interviews at its client’s, and writes in its own name', async () => {
  const job = await aPostedJob(db, actor, { poster: 'proved' })
  const place = { field: 'place', text: 'Barts Health NHS Trust, London' }
  expect(await findSpokenFor(db, job.id, place)).toBeNull()
  const text = { field: 'text', text: `You are employed by ${brand} Healthcare.` }
  expect(await findSpokenFor(db, job.id, text)).toBe(licensed.name)
})
