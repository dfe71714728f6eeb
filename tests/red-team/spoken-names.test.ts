import { expect, test } from 'vitest'
import { OfferTerms } from '#hiring/arrival/offer/offer-terms.schema.ts'
import { anApplicationToUnproved } from '#tests/support/applications.ts'
import { aProof } from '#tests/support/builders.ts'
import { anOfferForm } from '#tests/support/interviews.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { aPostingForm } from '#tests/support/postings.ts'
import { aSponsor } from '#tests/support/register.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer({ firstLook: 'unproved' })
const { db, services } = server
const REFUSED = { code: 'invalid_input' }
const AT_PLACE = { way: 'place', link: '', place: '1 Quay Street, Leeds', host: 'Bola Ade' }

await aSponsor(db, { name: 'Barlinden Healthcare Limited' })
const { id: sponsorId, name: legalName } = await aSponsor(db, { name: 'Quayside Recruit Ltd' })
const proved = await anOrganisation(server, { name: 'Quayside Recruit', legalName, sponsorId })
await aProof(db, proved.id, { sponsorId })

test.each([
  [{ jobTitle: 'Staff Nurse at Barlinden Healthcare' }, 'held'],
  [{ description: 'By the sea. You are employed by Barlinden Healthcare at once.' }, 'held'],
  [{ ownQuestion1: 'Do you agree to be employed by Barlinden Healthcare?' }, 'held'],
  [{ ownQuestion1: 'You will be employed by Barts Health NHS Trust. Is that all right?' }, 'held'],
  [{ description: 'We recruit on behalf of Barlinden Healthcare, by the sea.' }, 'open'],
  [{ jobTitle: 'Staff Nurse at Quayside Recruit' }, 'open'],
])('a proved poster’s advert with %j is %s', async (values, status) => {
  const form = aPostingForm({ companyName: proved.name, ...values })
  expect(await services.postings.publish(proved.actor, form)).toMatchObject({ status })
})

test.each([
  ['You are employed by Barts Health NHS Trust from the first day.', true],
  ['You are employed by Barlinden Healthcare from the first day.', true],
  ['We meet on Monday.\n\nKind regards\nAnna Brown\nHome Office Visa Department', true],
  ['Thank you for writing. We meet on Monday.', false],
])('after the look an unproved poster’s message ‘%s’ waits: %s', async (text, isHeld) => {
  const { employer, key } = await anApplicationToUnproved(server, { employerName: 'Salt House' })
  expect(await writeToApplicant(server, employer.actor, { key, text })).toEqual({ isHeld })
})

test.each<Record<string, string>>([
  { host: 'Home Office, UK Visas and Immigration' },
  { place: 'Barts Health NHS Trust, London' },
  { note: 'You are employed by Barts Health NHS Trust.' },
])('nor are times offered with %j', async (words) => {
  const { employer, key } = await anApplicationToUnproved(server, { employerName: 'Salt House' })
  const offer = anOfferForm({ ...AT_PLACE, ...words })
  await expect(services.interviews.offer(employer.actor, key, offer)).rejects.toMatchObject(REFUSED)
})

test('nor is an interview cancelled, or an offer made, in another’s name', async () => {
  const { employer, key } = await anApplicationToUnproved(server, { employerName: 'Salt House' })
  await services.interviews.offer(employer.actor, key, anOfferForm(AT_PLACE))
  const reason = 'You are employed by Barts Health NHS Trust, who ring you.'
  const cancelled = services.interviews.cancel(employer.actor, key, { reason })
  await expect(cancelled).rejects.toMatchObject(REFUSED)
  const terms = OfferTerms.parse({ place: 'Barts Health NHS Trust' })
  const saved = services.arrival.terms.save(employer.actor, key, terms)
  await expect(saved).rejects.toMatchObject(REFUSED)
})
