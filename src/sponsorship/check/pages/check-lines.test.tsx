import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import { CHECK_SAMPLES } from '#sponsorship/pages/check-samples.ts'
import { type CheckResult } from '#sponsorship/model/check.schema.ts'
import { VERDICTS } from '#trade/headline/criteria.ts'
import { CheckLineView, type ShownParts } from './check-lines.tsx'
import { english } from '#platform/languages/english.ts'
import { sourcesHtml } from './evidence-html.ts'
import { toShownCheck } from './shown-check.ts'

function aLine(changes: Partial<CheckResult> = {}): CheckResult {
  return {
    name: 'pay',
    verdict: 'unknown',
    code: 'no-hours',
    reason: 'The advert gives no hours.',
    figures: [{ term: 'Going rate', value: '£41,600 × 39 ÷ 37.5' }],
    quotes: [{ text: 'Pay us first', means: 'That is against the law.', todo: 'Stop.' }],
    todo: 'Ask for the hours.',
    cautions: ['The code is suggested.'],
    sources: [
      {
        rule: 'SW 14.3',
        title: 'Appendix Skilled Worker',
        url: 'https://www.gov.uk/',
        date: '2025-11-25',
      },
    ],
    ...changes,
  }
}

function show(line: CheckResult, parts: ShownParts = 'reason') {
  const [shown] = toShownCheck({ ...CHECK_SAMPLES.nurse, lines: [line] }).lines
  return shown ? renderToStaticMarkup(<CheckLineView line={shown} show={parts} />) : ''
}

const EVIDENCE = [
  '£41,600 × 39 ÷ 37.5',
  '‘Pay us first’',
  'That is against the law.',
  'Stop.',
  'Ask for the hours.',
  'The code is suggested.',
  'SW 14.3',
]

test.each(VERDICTS)('a line that says %s says so in a word and a picture', (verdict) => {
  const words = { pass: 'Pass', fail: 'Fail', unknown: 'Unknown' }
  const others = Object.values(words).filter((word) => word !== words[verdict])

  const html = show(aLine({ verdict }))

  expect(html).toContain(`</svg>${words[verdict]}</span>`)
  for (const word of others) expect(html).not.toContain(word)
})

test('the reason is in sight, and all that it rests on is in the fold', () => {
  const [before = '', fold = ''] = show(aLine()).split('<details')

  expect(before).toContain('The advert gives no hours.')
  for (const words of EVIDENCE) {
    expect(before).not.toContain(words)
    expect(fold).toContain(words)
  }
})

test('on the job’s page a result is one row, and all that it rests on is in its fold', () => {
  const [row = '', fold = ''] = show(aLine(), 'verdict').split('</summary>')

  expect(row).toContain('Unknown')
  expect(row).not.toContain('The advert gives no hours.')
  for (const words of ['The advert gives no hours.', ...EVIDENCE]) expect(fold).toContain(words)
})

test('a fold says what is in it, and a line that rests on nothing has none', () => {
  const bare = { figures: [], quotes: [], cautions: [], sources: [], todo: null }

  expect(show(aLine())).toContain('words, figures, points to note, next step and rules')
  expect(show(aLine({ ...bare, todo: 'Ask.' }))).toContain('>Next step<')
  expect(show(aLine(bare))).not.toContain('<details')
})

test('what an advert says stays words, whatever it says', () => {
  const text = '<img src=x onerror=alert(1)>'

  const html = show(aLine({ quotes: [{ text, means: text, todo: text }], reason: text }))

  expect(html).not.toContain('<img')
})

test('what a rule is called and where it stands stays words, too', () => {
  const hostile = '"><img src=x>'
  const source = { rule: hostile, title: hostile, url: `https://x.example/${hostile}` }

  const line = aLine({
    figures: [{ term: hostile, value: hostile }],
    cautions: [hostile],
    sources: [{ ...source, date: '2025-11-25' }],
  })
  const html = show(line) + sourcesHtml([line], english)

  expect(html).not.toContain('<img')
  expect(html).not.toContain('x.example/">')
})

test('words that mean the same are explained once, and rules are named beside a result', () => {
  const means = 'You are asked for money.'
  const quotes = ['Pay £500', 'Send £900'].map((text) => ({ text, means, todo: 'Stop.' }))
  const [source] = aLine().sources
  const sources = ['SW 5.2', 'SW 5.3'].map((rule) => ({
    ...source,
    rule,
  })) as CheckResult['sources']

  const html = show(aLine({ quotes, todo: 'Stop.', sources }))

  expect(html.split(means)).toHaveLength(2)
  expect(html.split('Stop.')).toHaveLength(2)
  expect(html).toMatch(/Pay £500.*Send £900/)
  expect(html).toContain('SW 5.2, SW 5.3')
  expect(html).not.toContain('<a href')
})

test('a check has one list of sources, with each page once', () => {
  const page = { title: 'Appendix', url: 'https://www.gov.uk/a', date: '2025-11-25' }
  const [first, second] = ['SW 5.2', 'SW 5.3'].map((rule) =>
    aLine({ sources: [{ ...page, rule }] }),
  )
  const lines = [first, second].filter((line) => line !== undefined)
  const { sources } = toShownCheck({ ...CHECK_SAMPLES.nurse, lines, personal: [] })
  const item = '<li><a href="https://www.gov.uk/a" rel="noopener">Appendix</a>, as of 25 Nov 2025'
  expect(sources).toContain(`data-sources>${item}</ul>`)
})

test('an address of GOV.UK in what to do is a link, another is not', () => {
  const html = show(aLine({ todo: 'See https://www.gov.uk/visa, not https://evil.example/x' }))

  expect(html).toContain('<a href="https://www.gov.uk/visa"')
  expect(html).not.toContain('href="https://evil')
})

test('two figures of one name both show', () => {
  const figures = ['£1', '£2'].map((value) => ({ term: 'Rate', value }))

  expect(show(aLine({ figures }))).toMatch(/£1.*£2/)
})

test('each sample is a check with the four lines in their order', () => {
  for (const sample of Object.values(CHECK_SAMPLES)) {
    const { lines } = SponsorshipCheck.parse(sample)
    expect(lines.map(({ name }) => name)).toEqual(['licence', 'occupation', 'pay', 'wording'])
  }
})
