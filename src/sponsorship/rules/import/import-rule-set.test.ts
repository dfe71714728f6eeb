import { afterAll, expect, inject, test } from 'vitest'
import { aRuleSet } from '#tests/support/rule-sets.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { findRuleSets, inForceOn, SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { RulesFileError } from './rules-file-error.ts'
import { importRuleSet } from './import-rule-set.ts'

const { db, close } = await openTestDatabase(inject('prepared'))
afterAll(close)

const TODAY = '2026-11-21'

async function problemsOf(importing: Promise<unknown>) {
  const error = await importing.catch((error: unknown) => error)
  return error instanceof RulesFileError ? error.problems : null
}

test('an imported set applies from its effective date, and the shipped one before that', async () => {
  const set = aRuleSet((set) => (set.effectiveFrom = '2027-02-01'))

  expect(await importRuleSet(db, set, TODAY)).toBe('imported')

  const sets = await findRuleSets(db)
  expect(inForceOn(sets, '2027-01-31')).toEqual(inForceOn(SHIPPED, '2027-01-31'))
  expect(inForceOn(sets, '2027-02-01')).toEqual(set)
})

test('a set imported twice, even at the same time, is stored once', async () => {
  const set = aRuleSet((set) => (set.effectiveFrom = '2027-03-01'))

  const results = await Promise.all([1, 2, 3].map(() => importRuleSet(db, set, TODAY)))

  expect(results.toSorted()).toEqual(['imported', 'unchanged', 'unchanged'])
  expect(await importRuleSet(db, structuredClone(set), TODAY)).toBe('unchanged')
  const versions = (await findRuleSets(db)).map(({ version }) => version)
  expect(versions.filter((version) => version === set.version)).toHaveLength(1)
})

test('the content of a version never changes', async () => {
  const set = aRuleSet((set) => (set.effectiveFrom = '2027-04-01'))
  await importRuleSet(db, set, TODAY)

  const other = { ...structuredClone(set), note: 'Other words.' }

  expect(await problemsOf(importRuleSet(db, other, TODAY))).toEqual([
    `version: ‘${set.version}’ already exists with other content; give the new set a version of its own.`,
  ])
  const stored = (await findRuleSets(db)).find(({ version }) => version === set.version)
  expect(stored).toEqual(set)
})

test('a set that would never apply is rejected', async () => {
  const later = aRuleSet((set) => (set.effectiveFrom = '2026-11-01'))
  await importRuleSet(db, later, TODAY)

  const past = aRuleSet((set) => (set.effectiveFrom = '2026-10-20'))

  expect(await problemsOf(importRuleSet(db, past, TODAY))).toEqual([
    `effectiveFrom: it would never apply, because ‘${later.version}’ is in force from 2026-11-01.`,
  ])
})

test('a set with newer facts than ours also takes the place of our later editions', async () => {
  const older = aRuleSet((set) => (set.effectiveFrom = '2026-12-10'))
  await importRuleSet(db, older, TODAY)
  expect(inForceOn(await findRuleSets(db), '2026-12-31').version).toMatch(/^uk-/)

  const newer = aRuleSet((set) => {
    set.effectiveFrom = '2026-12-20'
    set.confirmedOn = '2026-12-19'
  })
  await importRuleSet(db, newer, '2026-12-20')
  const sets = await findRuleSets(db)
  expect(inForceOn(sets, '2026-12-31').version).toBe(newer.version)
  expect(inForceOn(sets, '2026-12-11').version).toBe(older.version)
  expect(inForceOn(sets, '2026-03-26').version).toMatch(/2026-03-26$/)
  await db.deleteFrom('ruleSet').where('version', 'in', [older.version, newer.version]).execute()
})

test('a set that another process adds or deletes is noticed at once', async () => {
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

test('a stored set that this version cannot read is an error, not skipped', async () => {
  const version = 'of-another-shape'
  await db
    .insertInto('ruleSet')
    .values({ version, effectiveFrom: '2027-06-01', content: JSON.stringify({ version }) })
    .execute()
  await expect(findRuleSets(db)).rejects.toThrow(
    `The rule set ${version} has a shape that this version of Landfall cannot read`,
  )
  await db.deleteFrom('ruleSet').where('version', '=', version).execute()
})
