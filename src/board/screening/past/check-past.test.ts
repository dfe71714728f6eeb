import { expect, test } from 'vitest'
import { anApplication } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { RULES } from '#safety/text-rules/rules.ts'
import type { Rule } from '#safety/text-rules/rule.ts'
import { checkPast, countPast } from './check-past.ts'
import { describePast, describeRules } from './describe-past.ts'

const server = await openTestServer()
const { db } = server

/** A rule on trial, which finds a word. */
const aRule = (word: string, changes: Partial<Rule> = {}): Rule => ({
  code: 'X-01',
  name: 'On trial',
  effect: 'hold',
  mode: 'background',
  kinds: ['advert', 'organisation', 'message'],
  sentence: 'On trial.',
  basis: { what: '', url: '' },
  detect: ({ raw }) => {
    const from = raw.indexOf(word)
    return from < 0 ? [] : [{ from, to: from + word.length }]
  },
  ...changes,
})

test('a rule in the background is read over open adverts, organisations and messages', async () => {
  const word = 'zephyr'
  const advert = await aJob(db, { description: `A ${word} blows.`, source: 'x', sourceRef: word })
  await aJob(db, { description: word, status: 'closed' })
  const { id } = await anOrganisation(server, { name: `The ${word}` })
  const { employer, key } = await anApplication(server)
  await writeToApplicant(server, employer.actor, { key, text: `Come when the ${word} blows.` })
  const before = await db.selectFrom('job').select(['id', 'status', 'updatedAt']).execute()
  const seen: number[] = []

  const found = await checkPast(db, {
    rules: [
      aRule(word),
      aRule('nothing', { code: 'X-02' }),
      aRule(word, { code: 'X-03', effect: 'mark' }),
    ],
    onProgress: (texts) => seen.push(texts),
  })

  const [result] = found.results
  expect(found.results.map(({ rule }) => rule.code)).toEqual(['X-01', 'X-03'])
  expect(result?.found).toEqual({ advert: 1, organisation: 1, message: 1 })
  expect(found.effects).toEqual({ refuse: 0, hold: 3, mark: 0 })
  expect(result?.examples).toContainEqual({
    kind: 'advert',
    id: advert.id,
    field: 'description',
    quote: `A ${word} blows`,
  })
  expect(result?.examples.map((example) => example.id)).toContain(id)
  expect(seen.at(-1)).toBe(await countPast(db))
  expect(await db.selectFrom('job').select(['id', 'status', 'updatedAt']).execute()).toEqual(before)
  expect(await db.selectFrom('textFinding').selectAll().execute()).toEqual([])
  const cases = db.selectFrom('moderationCase').select('id')
  expect(await cases.execute()).toEqual([])

  const words = describePast(found)
  expect(words).toContain('0 would be refused, 3 would be held, 0 would be marked.')
  expect(words).toContain('X-01 On trial (hold, background): 1 advert, 1 organisation, 1 message')
})

test('quotes are cut and stay on one line, and no more examples than wished for', async () => {
  const word = 'mistral'
  const text = `${word} \u001b[31m\n\u202e${'and so on '.repeat(30)}`
  for (let count = 0; count < 3; count += 1)
    await aJob(db, { description: text, source: 'x', sourceRef: `${word}${count}` })

  const { results } = await checkPast(db, { rules: [aRule(word)], examples: 2 })
  const lines = describePast({
    results,
    read: { advert: 0, organisation: 0, message: 0 },
    effects: { refuse: 0, hold: 0, mark: 0 },
  }).split('\n')
  const examples = lines.filter((line) => line.startsWith('  advert'))
  expect(examples).toHaveLength(2)
  for (const line of examples) {
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(line.length).toBeLessThan(160)
  }
})

test('a stopped check says what it has read so far', async () => {
  const { read } = await checkPast(db, { rules: RULES, signal: AbortSignal.abort() })
  expect(read).toEqual({ advert: 0, organisation: 0, message: 0 })
})

test('every rule has a line', () => {
  expect(describeRules(RULES).trim().split('\n')).toHaveLength(RULES.length)
})
