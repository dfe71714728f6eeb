import { expect, test } from 'vitest'
import { inForceOn, SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { occupationOf } from '#tests/support/rule-sets.ts'
import { comparePage, describePage } from './compare-page.ts'

const SET = inForceOn(SHIPPED, '2025-11-30')
const HEADER = '<tr><th>SOC 2020 occupation code</th><th>Job titles</th><th>Going rate</th></tr>'

/** Tables 1 and 4 as GOV.UK prints them, with these rows. */
function aPage({ rates, bands = '' }: { rates: string; bands?: string }) {
  return `<!doctype html><html><head><script>var t = "Table 9: |£1|"</script></head><body>
    <p>£99,999 on the way</p>
    <h3 id="t1">Table 1: Eligible <abbr title="x">SOC</abbr> 2020 occupation codes</h3>
    <p>Going rates in Table 1 are per year.</p>
    <table><thead>${HEADER}</thead><tbody>${rates}</tbody></table>
    <h3>Table 4: Going rates for listed healthcare</h3>
    <table><tr><th>Band or equivalent</th><th>England</th><th>Scotland</th></tr>${bands}</table>
  </body></html>`
}

function money(annual: number, hourly?: number) {
  const year = `£${annual.toLocaleString('en-GB')}`
  return `<td>${year}${hourly ? ` (£${hourly.toFixed(2)} per hour)` : ''}</td>`
}

function ratesOf(code: string, full?: number) {
  const { title, standard } = occupationOf(structuredClone(SET), code)
  if (!standard) throw new Error(`${code} has no going rate.`)
  const { fullHourly, share90, share80, share70 } = standard
  const reduced = [share90, share80, share70].map((rate) =>
    rate === null ? '<td>Not applicable</td>' : money(rate),
  )
  return `<tr><td>${code} ${title}</td><td>• Some titles<br>• Others</td>${money(full ?? standard.full, fullHourly)}${reduced.join('')}<td>Yes</td></tr>`
}

function differencesIn(content: string, part: string) {
  const found = comparePage(content, SET).parts.find((one) => one.part === part)
  return found?.differences.filter((line) => !line.endsWith(' nothing on the page')) ?? null
}

test('a saved page with the same figures differs in none of them', () => {
  const rates = ['2134', '2133', '1241'].map((code) => ratesOf(code)).join('')

  const { parts, missing } = comparePage(aPage({ rates }), SET)

  expect(parts.map(({ part, count }) => [part, count])).toEqual([['Going rates', 13]])
  expect(differencesIn(aPage({ rates }), 'Going rates')).toEqual([])
  expect(missing).toContain('Pay bands of Tables 4 and 5')
})

test('a figure that has changed is named with both values, and so is one that is new or gone', () => {
  const rates = `${ratesOf('2134', 55_100)}<tr><td>9999 New work</td><td></td>${money(40_000)}</tr>`
  const page = aPage({ rates, bands: '<tr><td>Band 5</td><td>£31,049</td><td>£31,892</td></tr>' })

  expect(differencesIn(page, 'Going rates')).toEqual([
    '2134, full: £54,700 here, £55,100 on the page',
    '9999, full: nothing here, £40,000 on the page',
  ])
  expect(differencesIn(page, 'Pay bands of Tables 4 and 5')).toEqual([
    'Band 5, England: £29,970 here, £31,049 on the page',
  ])
  const all = comparePage(page, SET).parts.flatMap(({ differences }) => differences)
  expect(all).toContain(`2133, full: ${fullRateOf('2133')} here, nothing on the page`)
})

function fullRateOf(code: string) {
  const full = occupationOf(structuredClone(SET), code).standard?.full ?? 0
  return `£${full.toLocaleString('en-GB')}`
}

test('a page saved as text with tables is read as well', () => {
  const page = [
    '| A | The applicant’s salary equals or exceeds both: • £43,200 per year; and • the rest | SW 8.1 | 20 |',
    '| **A** | Salary of at least £41,700 per year | settlement |',
    '| 2112 Biological scientists – all jobs | Yes | Yes | Yes | Yes | 30 June 2027 |',
    'the applicant must have funds of at least £1,270; or',
  ].join('\r\n')

  expect(differencesIn(page, 'Points options')).toEqual([
    'Option A: £41,700 here, £43,200 on the page',
  ])
  expect(differencesIn(page, 'Immigration Salary List')).toEqual([
    '2112: 31 Dec 2026 here, 30 Jun 2027 on the page',
  ])
  expect(differencesIn(page, 'Funds')).toEqual([])
  expect(describePage(comparePage(page, SET), SET)).toContain(
    'Funds: 1 figure on the page, 0 differ from uk-skilled-worker-2025-11-25.',
  )
})

test('a page without figures of the rules is refused, however many tables it has', () => {
  for (const page of [
    '',
    '<html>Sorry, there is a problem</html>',
    '| a | £41,700 |',
    '<table>'.repeat(9999),
  ]) {
    expect(() => comparePage(page, SET)).toThrow(/No figures of the rules/)
  }
})
