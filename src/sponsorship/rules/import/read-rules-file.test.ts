import { mkdtemp, open, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aRuleSet, occupationOf } from '#tests/support/rule-sets.ts'
import type { RuleSet } from '#sponsorship/rules/rule-set.ts'
import { SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { crossCheck } from './compare/cross-check.ts'
import { readRulesFile } from './read-rules-file.ts'
import { RulesFileError } from './rules-file-error.ts'

const TODAY = '2026-11-27'

async function aFile(content: unknown) {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-rules-'))
  const file = path.join(folder, 'rules.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

async function failureOf(file: string) {
  const error = await readRulesFile(file, TODAY).catch((error: unknown) => error)
  if (!(error instanceof RulesFileError)) throw new Error('It was taken.')
  return { message: error.message.replaceAll(file, 'FILE'), problems: error.problems }
}

/** The problems of the shipped rules after a change, in shape or content. */
async function problemsOf(change: (set: RuleSet) => void) {
  const { problems } = await failureOf(await aFile(aRuleSet(change)))
  return problems
}

test('the shipped set has no problems, and neither has a later copy of it', async () => {
  for (const [at, set] of SHIPPED.entries())
    expect(crossCheck(set, SHIPPED.slice(0, at), '2026-11-27')).toEqual([])
  const set = aRuleSet()
  expect(await readRulesFile(await aFile(set), TODAY)).toEqual(set)
  expect(await readRulesFile(await aFile(`\uFEFF${JSON.stringify(set)}`), TODAY)).toEqual(set)
})

test('a file that is not a rules file is rejected in one sentence', async () => {
  const folder = path.dirname(await aFile({}))
  const huge = path.join(folder, 'huge.json')
  const handle = await open(huge, 'w')
  await handle.truncate(1_000_000_000)
  await handle.close()

  const failures = await Promise.all(
    [
      await aFile('title,company\n'),
      await aFile(''),
      huge,
      folder,
      '/dev/zero',
      `${folder}/none`,
    ].map(failureOf),
  )
  expect(failures).toEqual(
    [
      'FILE is not JSON: a rule set is a JSON file.',
      'FILE is not JSON: a rule set is a JSON file.',
      'FILE has 1,000 MB; the most is 5 MB.',
      'FILE is a folder; name one file in it.',
      'FILE is not a file that could be read.',
      'There is no file at FILE.',
    ].map((message) => ({ message, problems: [] })),
  )
})

test('JSON of another kind says what is missing', async () => {
  expect((await failureOf(await aFile('[]'))).problems).toEqual([
    'The file: it should be an object, not [].',
  ])
  expect((await failureOf(await aFile('{"route":"Student"}'))).problems).toEqual(
    expect.arrayContaining([
      'route: it should be "Skilled Worker", not "Student".',
      'occupations: it is missing.',
    ]),
  )
})

test('each mistake is named with its place', async () => {
  expect(
    await problemsOf((set) => {
      const { standard } = occupationOf(set, '1111')
      Object.assign(standard ?? {}, { full: 'lots' })
      Object.assign(occupationOf(set, '1111'), { healthAndCare: 'perhaps' })
      Object.assign(occupationOf(set, '1112'), { title: undefined })
      Object.assign(set.lists.salary.entries[0] ?? {}, { untill: '2027-01-01' })
      Object.assign(set.sources['skilled-worker'] ?? {}, { url: 'javascript:alert(1)' })
      Object.assign(set.nationalScales.afc?.rates[0] ?? {}, { annual: -1 })
      set.effectiveFrom = 'soon'
    }),
  ).toEqual([
    'effectiveFrom: it should be a day such as 2026-12-31, not "soon".',
    'sources, skilled-worker, url: it should be an address that starts with https://, not "javascript:alert(1)".',
    'lists, salary, entries 1212: there is no place for "untill"; remove it or correct its name.',
    'nationalScales, afc, rates afc-3, England, annual: -1 cannot stand here.',
    'occupations 1111, standard, full: it should be a number, not "lots".',
    'occupations 1111, healthAndCare: it should be "yes" or "reported" or "no", not "perhaps".',
    'occupations 1112, title: it is missing.',
  ])
})

test('sources, codes, options and scales must exist, each once', async () => {
  const problems = await problemsOf((set) => {
    set.figures.minimumWage.source = 'hearsay'
    set.closures[0]?.codes.push('0001')
    set.occupations.push(structuredClone(occupationOf(set, '1111')))
    set.lists.shortage.entries = set.lists.shortage.entries.map((entry, index) =>
      index === 0 ? { ...entry, code: '0000' } : entry,
    )
    set.options = set.options.map((one) => (one.name === 'K' ? { ...one, name: 'A' } : one))
    occupationOf(set, '2211').nationalScale = 'constructor'
    Object.assign(set.nationalScales.afc ?? {}, { lowestForNew: 'afc-1' })
    delete set.rules['SW 5.3']
  })
  expect(problems).toEqual([
    'figures, minimumWage: the source ‘hearsay’ is not among the sources.',
    'occupations 1111: it appears more than once.',
    'lists, shortage 0000: there is no such occupation.',
    'closures 0001: there is no such occupation.',
    'options: option K is missing.',
    'options A: it appears more than once.',
    'nationalScales, afc: it has no band ‘afc-1’.',
    'occupations 2211: there is no scale ‘constructor’.',
    'rules: ‘SW 5.3’ is missing, and the pages cite it.',
  ])
})

test('rates rise with the share, keep to the floor and agree with the hour', async () => {
  const problems = await problemsOf((set) => {
    Object.assign(occupationOf(set, '2134').standard ?? {}, { share80: 53_700 })
    Object.assign(occupationOf(set, '2121').standard ?? {}, { full: 54_000 })
    Object.assign(occupationOf(set, '2122').lower ?? {}, { share70: 2500 })
    Object.assign(occupationOf(set, '2123'), { standard: null })
  })
  expect(problems).toEqual([
    'occupations 2121, standard: £54000 a year is not £25.85 an hour.',
    'occupations 2122, lower: a rate is below the hourly floor.',
    'occupations 2123: it is in Table 1, so ‘standard’ cannot be null.',
    'occupations 2134, standard: 70 %, 80 %, 90 % and the full rate should rise in this order.',
  ])
})

test('rules end after they start, and a set follows the shipped one', async () => {
  const problems = await problemsOf((set) => {
    set.effectiveFrom = '2025-07-22'
    set.seenOn = '2026-11-28'
    set.confirmedOn = '2026-11-29'
    set.lists.salary.entries = set.lists.salary.entries.map((entry) =>
      entry.code === '1212' ? { ...entry, endsBefore: entry.from } : entry,
    )
    set.figures.englishLevels = set.figures.englishLevels.filter(({ value }) => value === 'b2')
  })
  expect(problems).toEqual([
    'lists, salary 1212: it ends on 2025-07-22, which is not after 2025-07-22.',
    'effectiveFrom: it should be after 2026-10-08, when the set we ship took effect.',
    'seenOn: 2026-11-28 is still to come.',
    'confirmedOn: 2026-11-29 is still to come.',
    'figures, englishLevels: none of them holds on 2025-07-22.',
  ])
})
