import { assert, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { TRANSLATIONS } from '#platform/languages/languages.ts'
import { headlineIn } from '#sponsorship/headline/describe-headline.ts'
import { advert, date, person, register } from '#tests/support/sponsorship-arbitraries.ts'
import { rulesOn } from '#tests/support/sponsorship-checks.ts'
import { checkAdvert, type HomeCheck } from '#sponsorship/check/check-advert.ts'
import { buildResult } from '#sponsorship/check/result.ts'
import { VERDICTS, type Criterion } from '#trade/headline/criteria.ts'
import { toHeadline } from './headline.ts'

/** An English word, which a card would show in a translated list. */
const ENGLISH = /[a-z]{3}/
const MONEY = ['fee-asked', 'certificate-for-money']
const WARNINGS = ['guaranteed-visa', 'contact-elsewhere', 'costs-from-wages', 'training-sold']
const job = record({ advert, register, date, person: option(person, { freq: 6 }) })

/** The codes of the lines that decide, by the order in which they matter to a person. */
function decisive({ lines, personal }: HomeCheck, person: PersonalAnswers | null, date: string) {
  const failing = lines.filter(({ verdict }) => verdict === 'fail')
  const wording = lines.filter(({ name }) => name === 'wording')
  const unknown = lines.filter(({ name, verdict }) => name !== 'wording' && verdict === 'unknown')
  const permission = personal.filter(({ name }) => name === 'permission')
  const isHere = person?.where === 'uk'
  const isLasting = !person?.visaEndsOn || person.visaEndsOn >= date
  const onGraduateVisa = isHere && person.permission === 'graduate' && isLasting
  const warnings = wording.filter(({ code }) => WARNINGS.includes(code))
  const mayWork =
    onGraduateVisa || (isHere && /^(?:settled|dependant)$/.test(person.permission ?? ''))
  const unregistered = personal.filter(
    ({ name, verdict }) => mayWork && name === 'registration' && verdict === 'fail',
  )
  const steps = [
    wording.filter(({ code }) => MONEY.includes(code)),
    permission.filter(({ code }) => code === 'refused-from-abroad'),
    ...(unregistered.length > 0 ? [warnings, unregistered] : []),
    ['settled', 'dependant'].includes((isHere && person.permission) || '')
      ? [{ code: `may-work-${person?.permission}` }]
      : [],
    failing,
    warnings,
    ...(onGraduateVisa ? [] : [permission, personal.filter(({ verdict }) => verdict === 'fail')]),
    unknown.filter(({ code }) => code === 'only-until-registered'),
    unknown,
    [{ code: 'all-pass' }],
  ]
  return steps.find((codes) => codes.length > 0)?.map(({ code }) => code) ?? []
}

test('the headline names the line that decides, for everybody and every job', () => {
  assert(
    property(job, (base) => {
      const check = checkAdvert({ ...base, ruleIndex: rulesOn(base.date) })
      const { headline, lines, personal } = check
      expect(decisive(check, base.person, base.date)).toContain(headline.code)
      for (const language of TRANSLATIONS) {
        const { words } = headlineIn(language, headline)
        expect([language.code, words]).toEqual([language.code, expect.not.stringMatching(ENGLISH)])
      }
      if (headline.tone === 'pass' && headline.code === 'all-pass') {
        // What is open about the person is then in the second sentence.
        expect(lines.slice(0, 3).every(({ verdict }) => verdict === 'pass')).toBe(true)
        const open = personal.find(({ verdict }) => verdict === 'unknown')
        const isGraduate = base.person?.permission === 'graduate' && base.person.where === 'uk'
        if (open && !isGraduate) expect(headline.detail).toContain(open.todo)
      }
      if (headline.code !== 'all-pass' && !headline.sentence.startsWith('You can work'))
        expect(headline.sentence).not.toBe('Could be sponsored')
    }),
    { numRuns: 4000 },
  )
})

/** The criteria that the words of a card may be about: both the occupation and the pay can depend on a band. */
const SUBJECTS: [Exclude<Criterion, 'wording'>, RegExp][] = [
  ['licence', /licence|company|agency|posted/],
  ['occupation', /occupation|training post|band/],
  ['pay', /pay|hours|band|enough|day-rate|‘up to’|minimum wage/],
]

function subjectsOf(words: string) {
  return SUBJECTS.filter(([, about]) => about.test(words)).map(([name]) => name)
}

test('a card that leaves a question names a criterion that its page leaves open', () => {
  assert(
    property(job, (base) => {
      const input = { ...base, person: null, ruleIndex: rulesOn(base.date) }
      const { headline, lines } = checkAdvert(input)
      if (headline.tone !== 'ask') return
      const subjects: string[] = subjectsOf(headline.words)
      const verdicts = lines.flatMap(({ name, verdict }) =>
        subjects.includes(name) ? [verdict] : [],
      )
      expect([headline.words, verdicts]).toEqual([
        headline.words,
        expect.arrayContaining(['unknown']),
      ])
    }),
    { numRuns: 4000 },
  )
})

test.each(
  VERDICTS.flatMap((licence) =>
    VERDICTS.flatMap((occupation) => VERDICTS.map((pay) => ({ licence, occupation, pay }))),
  ),
)('a card asks about what is open: %j', (verdicts) => {
  for (const code of ['other', 'depends-on-the-code']) {
    const lines = (['licence', 'occupation', 'pay'] as const).map((name) => ({
      name,
      ...buildResult({ verdict: verdicts[name], code, reason: '', sources: [] }),
    }))
    // No licence depends on the code.
    if (code !== 'other' && verdicts.licence === 'unknown') continue
    const { tone, words } = toHeadline(lines)
    if (tone === 'ask')
      expect(subjectsOf(words).map((subject) => verdicts[subject])).toContain('unknown')
    else
      expect(Object.values(verdicts).includes('fail') || words === 'Could be sponsored').toBe(true)
  }
})

test('a pass for the job is green for nobody whose own line fails', () => {
  assert(
    property(job, (base) => {
      const { headline, personal } = checkAdvert({ ...base, ruleIndex: rulesOn(base.date) })
      const isRefused = personal.some(({ verdict }) => verdict === 'fail')
      const mayWork =
        headline.code.startsWith('may-work') || /^(?:You can work|Yes, )/.test(headline.sentence)
      if (isRefused && !mayWork) expect(headline.tone).not.toBe('pass')
    }),
    { numRuns: 3000 },
  )
})
