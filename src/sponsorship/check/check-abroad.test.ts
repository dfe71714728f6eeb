import { FRESH } from '#tests/support/freshness.ts'
import { showCheck } from '#sponsorship/freshness/show-headline.ts'
import { expect, test } from 'vitest'
import { FINDING_KINDS } from '#sponsorship/model/facts.ts'
import { anAdvert, finding, RULE_INDEX, TODAY } from '#tests/support/sponsorship-checks.ts'
import { checkAbroad } from './check-abroad.ts'
import { toShownCheck } from './pages/shown-check.ts'

function checkOf(kinds: Parameters<typeof finding>[0][]) {
  const findings = kinds.map((kind) => finding(kind))
  const advert = anAdvert({ country: 'AE', nation: null, findings })
  return checkAbroad({ advert, ruleIndex: RULE_INDEX, date: TODAY })
}

const WARNS: Partial<Record<(typeof FINDING_KINDS)[number], 'danger' | 'caution'>> = {
  'certificate-for-money': 'danger',
  'fee-asked': 'danger',
  'training-sold': 'caution',
  'costs-from-wages': 'caution',
  'guaranteed-visa': 'caution',
  'contact-elsewhere': 'caution',
}

test.each(FINDING_KINDS)('a job abroad: %s', (kind) => {
  const { headline, lines, employer, occupation, register, changesOn } = checkOf([kind])

  expect(headline?.tone ?? null).toBe(WARNS[kind] ?? null)
  expect(lines.map(({ name }) => name)).toEqual(['wording'])
  expect({ employer, occupation, register, changesOn }).toEqual({
    employer: null,
    occupation: null,
    register: null,
    changesOn: null,
  })
})

test('without a warning a job abroad has its wording line, and no answer', () => {
  const { headline, lines } = checkOf([])

  expect(headline).toBeNull()
  expect(lines).toMatchObject([{ name: 'wording', verdict: 'pass', sources: [], cautions: [] }])
})

test('its page says that we check no licences there', () => {
  const { intro, basis, limits, isAbroad } = toShownCheck(showCheck(checkOf([]), FRESH))

  expect(intro).toBe(
    'We do not check licences outside the UK, so we cannot say whether this job comes with a visa.',
  )
  expect([isAbroad, basis, limits]).toEqual([true, null, 'Checked for 21 Nov 2026.'])
})
