import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { LANGUAGES } from '#platform/languages/languages.ts'
import { addDays } from '#platform/primitives/time/days.ts'
import { headlineIn } from '#sponsorship/headline/describe-headline.ts'
import { SHIPPED, confirmationOf } from '#sponsorship/rules/rule-sets.ts'
import { looksOf } from '#sponsorship/check/pages/check-words.ts'
import { toShownCheck } from '#sponsorship/check/pages/shown-check.ts'
import { GROUNDS } from '#tests/support/freshness.ts'
import { check } from '#tests/support/sponsorship-checks.ts'
import { freshnessOn } from './freshness.ts'
import { showCheck, showHeadline } from './show-headline.ts'
import { toShownBasis } from './shown-basis.ts'

function after({ rules, register }: { rules: number; register: number }) {
  const day = '2026-11-21'
  return freshnessOn(day, {
    ...GROUNDS,
    rulesReadOn: addDays(day, -rules),
    register: addDays(day, -register),
  })
}

test.each([
  [{ rules: 45, register: 14 }, null],
  [{ rules: 46, register: 14 }, 'old-rules'],
  [{ rules: 45, register: 15 }, 'old-register'],
  [{ rules: 46, register: 15 }, 'old-both'],
])('with ages in days of %o the answers are: %s', (ages, code) => {
  expect(after(ages).old?.code ?? null).toBe(code)
})

test('without a register only the rules can be old', () => {
  const grounds = { ...GROUNDS, register: null }

  expect(freshnessOn('2026-12-20', grounds).old).toBeNull()
  expect(freshnessOn('2027-03-01', grounds).old?.code).toBe('old-rules')
})

test('a pass on an old register is grey and says how old, and keeps its verdicts', () => {
  const fresh = check()
  const shown = showCheck(fresh, after({ rules: 0, register: 23 }))

  expect(fresh.headline.tone).toBe('pass')
  expect(shown.headline).toMatchObject({
    tone: 'old',
    code: 'old-register',
    words: 'Maybe: our register is old',
    reason: 'The register is 23 days old',
    sentence: 'Our register is 23 days old',
  })
  expect(shown.lines).toEqual(fresh.lines)
  expect(shown).toMatchObject({
    isOld: true,
    asOf: { register: '2026-10-29', oldBecause: 'The register is 23 days old' },
  })
})

test('old rules are said to be read long ago, whatever the day they are of', () => {
  const { headline } = showCheck(check(), after({ rules: 53, register: 0 }))
  expect(headline?.sentence).toBe('We last read the rules 53 days ago')
})

test('on a page no line of an old check is green', () => {
  const { lines } = toShownCheck(showCheck(check(), after({ rules: 60, register: 0 })))

  const passed = lines.filter(({ verdict }) => verdict === 'pass')
  expect(passed.length).toBeGreaterThan(0)
  expect(passed.map((line) => looksOf(english.words, line).tone)).not.toContain('success')
  const said = Object.fromEntries(
    passed.map((line) => [line.name, looksOf(english.words, line).word]),
  )
  expect(said).toMatchObject({
    licence: expect.stringMatching(/^Was there on \d/),
    occupation: expect.stringMatching(/^Was open on \d/),
    pay: expect.stringMatching(/^Passed under the rules we read on \d/),
    // Words of an advert do not grow old.
    wording: 'Pass',
  })
})

test('an answer that was no pass stays as it is', () => {
  const { headline } = check({ pay: null })

  expect(headline.tone).toBe('ask')
  expect(showHeadline(headline, after({ rules: 60, register: 60 }))).toEqual(headline)
})

test('only who needs no visa stays green: that rests on neither rules nor register', () => {
  const old = after({ rules: 60, register: 60 })
  const toneFor = (permission: 'settled' | 'graduate') =>
    showHeadline(check({ person: { where: 'uk', permission } }).headline, old)

  expect(toneFor('settled').tone).toBe('pass')
  expect(toneFor('graduate')).toMatchObject({
    tone: 'old',
    words: 'Then maybe: our rules are old',
    sentence: expect.stringMatching(/^Yes, while/),
    detail: expect.stringMatching(/^After that: .*60 days/),
  })
})

test('on a Graduate visa a job’s page is green for now, while its card says what comes after', () => {
  const today = after({ rules: 0, register: 0 })
  const person = { where: 'uk', permission: 'graduate' } as const
  const pageTone = (facts: Parameters<typeof check>[0], freshness = today) =>
    toShownCheck(showCheck(check(facts), freshness)).headline?.tone

  expect(check({ person, pay: null }).headline.tone).toBe('ask')
  expect(pageTone({ person, pay: null })).toBe('pass')
  expect(pageTone({ pay: null })).toBe('ask')
  expect(pageTone({ person }, after({ rules: 60, register: 0 }))).toBe('old')
})

test('for a person the next step stays beside the age', () => {
  const { headline } = check({ person: { where: 'abroad' } })
  const shown = showHeadline(headline, after({ rules: 60, register: 0 }))

  expect(headline.tone).toBe('pass')
  expect(shown.tone).toBe('old')
  expect(shown.detail).not.toContain('all pass')
})

test.each(LANGUAGES.map((language) => [language.code, language] as const))(
  'in %s card, page and list say the age in days',
  (_, language) => {
    const old = after({ rules: 61, register: 23 })
    const headline = headlineIn(language, showHeadline(check().headline, old))
    const { line, old: above } = toShownBasis(old, language)

    for (const text of [headline.reason, headline.sentence, above]) {
      expect(text).toContain('61')
      expect(text).toContain('23')
    }
    expect(line).toContain('2026')
    if (language.code !== 'en') expect(headline.words).not.toMatch(/[a-z]/i)
  },
)

test('in 2030 no answer of today’s edition is green', () => {
  const [first] = SHIPPED.toReversed()
  const readOn = first && confirmationOf(first)
  const grounds = { ...GROUNDS, rulesReadOn: readOn ?? '', register: null }

  const shown = showCheck(check(), freshnessOn('2030-06-01', grounds))

  expect(shown.headline?.tone).toBe('old')
  expect(shown.asOf.oldBecause).toMatch(/^Rules last read 1\d{3} days ago$/)
})
