import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestServer } from '#tests/support/test-server.ts'
import { stemWords } from '#board/search/query/tsquery.ts'
import { normalizeText } from '#platform/text/normalize.ts'
import { toTsVector } from './to-tsvector.ts'

const { db } = await openTestServer()

async function asTheDatabase(words: string) {
  const { rows } = await sql<{ vector: string }>`
    select to_tsvector('english', ${words})::text as vector`.execute(db)
  return rows[0]?.vector
}

async function asWe(words: string[], concepts: string[] = []) {
  const text = toTsVector(words, await stemWords(db, words), concepts)
  const { rows } = await sql<{ vector: string }>`select ${text}::tsvector::text as vector`.execute(
    db,
  )
  return rows[0]?.vector
}

test.each([
  'Registered nurses are caring for the elderly in nursing homes',
  'Band 5 staff nurse, 37.5 hours, £29,970 a year, night shifts (12h) at St James’s',
  'Krankenschwester für die Pflege in München; infirmière à Paris',
  'the and of it',
  '',
])('a text becomes what the database itself makes of it: %s', async (text) => {
  const normalized = normalizeText(text)

  expect(await asWe(normalized.split(' ').filter(Boolean))).toBe(await asTheDatabase(normalized))
})

test('a word said a thousand times, and a very long text, are taken as far as they go', async () => {
  const often = Array.from({ length: 1000 }, () => 'care')
  const long = Array.from({ length: 40_000 }, (_, index) => `word${index}`)

  expect(await asWe(often)).toBe(await asTheDatabase(often.join(' ')))
  expect((await asWe(long))?.split(' ')).toHaveLength(40_000)
})

test('concepts stand beside the words, whatever signs are in them', async () => {
  expect(await asWe(['ward'], ['~hca', "it's", 'a\\b'])).toBe(`'a\\\\b' 'it''s' 'ward':1 '~hca'`)
})
