import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { anEmptyDataDir, aPlace, type Place } from '#tests/support/place.ts'
import { runCommand } from '#tests/support/processes.ts'
import { aRuleSet, occupationOf } from '#tests/support/rule-sets.ts'

function run(place: Place, ...words: string[]) {
  return runCommand(['rules', ...words], place)
}

async function aFile({ DATA_DIR }: Place, content: unknown) {
  const file = path.join(DATA_DIR, `${randomBytes(6).toString('hex')}.json`)
  await writeFile(file, JSON.stringify(content))
  return file
}

test(
  'an invalid set is reported with its problems, and no database is opened',
  { timeout: 300_000 },
  async () => {
    const place = { DATA_DIR: await anEmptyDataDir() }
    const broken = await aFile(
      place,
      aRuleSet((set) => {
        delete set.sources['salary-list']
        Object.assign(occupationOf(set, '2134'), { skill: 'high' })
      }),
    )
    const unsound = await aFile(
      place,
      aRuleSet((set) => {
        delete set.sources['salary-list']
      }),
    )

    const attempts = await Promise.all([
      run(place, 'check', broken),
      run(place, 'import', unsound),
      run(place, 'import', path.join(place.DATA_DIR, 'none.json')),
    ])

    expect(attempts.map(({ code, out }) => [code, out])).toEqual(attempts.map(() => [1, '']))
    expect(attempts.map(({ err }) => err)).toEqual([
      `${broken} is not a valid rule set.\n- occupations 2134, skill: it should be "rqf-6" or "rqf-3-5" or "below-rqf-3" or "ineligible", not "high".\n`,
      `${unsound} is not a valid rule set.\n- lists, salary: the source ‘salary-list’ is not among the sources.\n- rules, Appendix Immigration Salary List: the source ‘salary-list’ is not among the sources.\n`,
      `There is no file at ${path.join(place.DATA_DIR, 'none.json')}.\n`,
    ])
    expect(existsSync(path.join(place.DATA_DIR, 'database'))).toBe(false)
  },
)

test(
  'checking shows what would change; importing twice imports once',
  { timeout: 180_000 },
  async () => {
    const place = await aPlace()
    const set = aRuleSet((set) => {
      set.options = set.options.map((one) => (one.name === 'A' ? { ...one, floor: 43_100 } : one))
    })
    const file = await aFile(place, set)

    const checked = await run(place, 'check', file)
    expect([checked.code, checked.err]).toEqual([0, ''])
    expect(checked.out).toContain('options: 1 changed\n  A, floor: 41700 -> 43100\n')
    expect(checked.out).toMatch(
      /0 open jobs in the UK were checked for .*: no line of any changes\./,
    )
    expect(checked.out).toMatch(/Nothing was written\.\n$/)
    const imported = await run(place, 'import', file)
    expect([imported.code, imported.err]).toEqual([0, ''])
    expect(imported.out).toContain('A, floor: 41700 -> 43100')
    expect(imported.out).toMatch(new RegExp(`${set.version} is imported\\.\\n$`))

    const again = await run(place, 'import', file)
    expect([again.code, again.out]).toEqual([
      0,
      `${set.version} was imported before; nothing changed.\n`,
    ])
    expect((await run(place, 'show')).out).toContain(`\n${set.version}, from 1 Dec 2026`)

    const changed = await aFile(place, { ...set, note: 'Other words.' })
    const refused = await run(place, 'import', changed)
    expect(refused.code).toBe(1)
    expect(refused.err).toContain('give the new set a version of its own')
  },
)

test('showing names the sources and the next change', { timeout: 300_000 }, async () => {
  const { code, out } = await run(await aPlace(), 'show')
  expect(code).toBe(0)
  expect(out).toMatch(/Read in the text of 25 Nov 2025, and last checked on \d+ \w+ \d{4}\./)
  expect(out).toContain(
    'Immigration Rules Appendix Skilled Worker, 25 Nov 2025: https://www.gov.uk/guidance/',
  )
  expect(out).toMatch(/The next change is on \d|No change is known/)
})

test(
  'a confirmation names who looked, and a page is compared with the set in force',
  { timeout: 300_000 },
  async () => {
    const place = await aPlace()
    const page = path.join(place.DATA_DIR, 'page.html')
    await writeFile(page, '<table><tr><td>2112 Biologists</td><td>30 June 2027</td></tr></table>')

    const nobody = await run(place, 'confirm', '--by', 'nobody')
    expect([nobody.code, nobody.out]).toEqual([1, ''])
    expect(nobody.err).toContain('It is an email address')
    const confirmed = await run(place, 'confirm', '--by', 'ada@landfall.example')
    expect([confirmed.code, confirmed.err]).toEqual([0, ''])
    expect(confirmed.out).toMatch(/^Confirmed by ada@landfall\.example: nothing newer than uk-/)

    const compared = await run(place, 'compare', page)
    expect(compared.code).toBe(1)
    expect(compared.out).toContain('2112: 31 Dec 2026 here, 30 Jun 2027 on the page')
    const file = path.join(place.DATA_DIR, 'other.html')
    await writeFile(file, '<p>Sorry</p>')
    expect((await run(place, 'compare', file)).err).toMatch(/^No figures of the rules/)
  },
)
