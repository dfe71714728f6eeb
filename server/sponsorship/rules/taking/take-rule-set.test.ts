import { afterAll, expect, inject, test } from 'vitest'
import { aRuleSet } from '#tests/support/rule-sets.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { findRuleSets, inForceOn } from '../rule-sets.ts'
import { SHIPPED } from '../shipped.ts'
import { RulesFileError } from './rules-file-error.ts'
import { takeRuleSet } from './take-rule-set.ts'

const { db, close } = await openTestDatabase(inject('prepared'))
afterAll(close)

const TODAY = '2026-11-21'

async function problemsOf(taking: Promise<unknown>) {
  const error = await taking.catch((error: unknown) => error)
  return error instanceof RulesFileError ? error.problems : null
}

test('a set that is taken is in force from its day on, and the shipped one before', async () => {
  const set = aRuleSet((set) => (set.effectiveFrom = '2027-02-01'))

  expect(await takeRuleSet(db, set, TODAY)).toBe('taken')

  const sets = await findRuleSets(db)
  expect(inForceOn(sets, '2027-01-31')).toEqual(inForceOn(SHIPPED, '2027-01-31'))
  expect(inForceOn(sets, '2027-02-01')).toEqual(set)
})

test('taken twice, also at once, it is there once', async () => {
  const set = aRuleSet((set) => (set.effectiveFrom = '2027-03-01'))

  const outcomes = await Promise.all([1, 2, 3].map(() => takeRuleSet(db, set, TODAY)))

  expect(outcomes.toSorted()).toEqual(['known', 'known', 'taken'])
  expect(await takeRuleSet(db, structuredClone(set), TODAY)).toBe('known')
  const versions = (await findRuleSets(db)).map(({ version }) => version)
  expect(versions.filter((version) => version === set.version)).toHaveLength(1)
})

test('a version is never given other content', async () => {
  const set = aRuleSet((set) => (set.effectiveFrom = '2027-04-01'))
  await takeRuleSet(db, set, TODAY)

  const other = { ...structuredClone(set), note: 'Other words.' }

  expect(await problemsOf(takeRuleSet(db, other, TODAY))).toEqual([
    `version: ‘${set.version}’ is known with other content; give the new set a version of its own.`,
  ])
  const stored = (await findRuleSets(db)).find(({ version }) => version === set.version)
  expect(stored).toEqual(set)
})

test('a set that would never count is refused', async () => {
  const later = aRuleSet((set) => (set.effectiveFrom = '2026-10-01'))
  await takeRuleSet(db, later, TODAY)

  const past = aRuleSet((set) => (set.effectiveFrom = '2026-09-01'))

  expect(await problemsOf(takeRuleSet(db, past, TODAY))).toEqual([
    `effectiveFrom: it would never count, because ‘${later.version}’ is in force from 2026-10-01 on.`,
  ])
})

test('a set that another process stores or withdraws is noticed at once', async () => {
  const set = aRuleSet((set) => (set.effectiveFrom = '2027-05-01'))
  const { version, effectiveFrom } = set
  await db
    .insertInto('ruleSet')
    .values({ version, effectiveFrom, content: JSON.stringify(set) })
    .execute()
  expect(inForceOn(await findRuleSets(db), '2027-05-01')).toEqual(set)

  await db.deleteFrom('ruleSet').where('version', '=', version).execute()
  expect(inForceOn(await findRuleSets(db), '2027-05-01').version).not.toBe(version)
})

test('a stored set that this version cannot read is said, not skipped', async () => {
  const version = 'of-another-shape'
  await db
    .insertInto('ruleSet')
    .values({ version, effectiveFrom: '2027-06-01', content: JSON.stringify({ version }) })
    .execute()
  await expect(findRuleSets(db)).rejects.toThrow(`The rule set ${version} is of another shape`)
  await db.deleteFrom('ruleSet').where('version', '=', version).execute()
})
