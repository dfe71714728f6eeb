import { expect, test } from 'vitest'
import { longDate } from '#sponsorship/long-date.ts'
import { TRANSLATIONS } from '#platform/languages/languages.ts'
import { insertOrganisation } from '#organisations/organisations.queries.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aProof } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { describePoster } from './describe-poster.ts'

const server = await openTestServer()
const { db } = server
const employer = 'Saltmarsh House'
const NOT_CHECKED = 'We have not checked that this poster acts for Saltmarsh House.'

test('an imported advert says where it comes from, and a sample nothing', async () => {
  const job = { poster: 'source', employer, organisationId: null } as const
  const source = { name: 'Reed', url: null }

  expect(await describePoster(db, { ...job, source })).toBe(
    'Advert from Reed. The employer has not confirmed it.',
  )
  expect(await describePoster(db, { ...job, source: null })).toBeNull()
})

test('a proved poster says since when, and no longer than the proof holds', async () => {
  const { actor } = await aLoggedInPerson(server)
  const organisationId = await insertOrganisation(db, actor.id, employer)
  const lineFor = (poster: 'proved' | 'unproved') =>
    describePoster(db, { poster, employer, organisationId, source: null })
  await aProof(db, organisationId)

  expect(await lineFor('unproved')).toBe(NOT_CHECKED)
  expect(await lineFor('proved')).toBe(
    `Proved by evidence that we looked at since ${longDate(new Date().toISOString())}: the poster acts for Saltmarsh House.`,
  )
  await db
    .updateTable('organisationProof')
    .set({ endedAt: '2026-01-01T00:00:00Z' })
    .where('organisationId', '=', organisationId)
    .execute()
  expect(await lineFor('proved')).toBe(NOT_CHECKED)
})

test('what is not posted yet belongs to no organisation', async () => {
  const job = { employer, organisationId: null, source: null }

  expect(await describePoster(db, { ...job, poster: 'proved' })).toBeNull()
  expect(await describePoster(db, { ...job, poster: 'unproved' })).toBe(NOT_CHECKED)
})

test.each(TRANSLATIONS)('$code describes every poster in its own letters', async (language) => {
  const { actor } = await aLoggedInPerson(server)
  const organisationId = await insertOrganisation(db, actor.id, employer)
  await aProof(db, organisationId)
  const job = { employer, organisationId, source: { name: 'Reed', url: null } }
  const lines = (['source', 'unproved', 'proved'] as const).map(async (poster) =>
    describePoster(db, { ...job, poster }, language),
  )
  for (const line of await Promise.all(lines)) {
    expect(line).toMatch(/\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Arabic}/u)
    expect(line?.replaceAll(/Reed|Saltmarsh House/g, '')).not.toMatch(/[a-z]{3}/)
  }
})
