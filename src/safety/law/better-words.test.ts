import { expect, test } from 'vitest'
import everyday from './corpus/everyday.json' with { type: 'json' }
import texts from './corpus/texts.json' with { type: 'json' }
import type { LawInput } from './law.ts'
import { readLaw } from './read-law.ts'

const ON = new Date('2026-11-28')

function read(text: string, more: Partial<LawInput> = {}) {
  return readLaw(
    { texts: [{ field: 'description', text, kind: 'advert' }], country: 'GB', ...more },
    ON,
  )
}

test.for([
  ['We are looking for a female carer to join us.', 'We are looking for a carer to join us.'],
  ['You join a young, energetic team.', 'You join an energetic team.'],
  ['Lively and young team in Hull.', 'Lively team in Hull.'],
  ['We look for a young, energetic chef.', 'We look for an energetic chef.'],
  ['We need a handy man for our home.', 'We need a handy person for our home.'],
  ['She will be well presented.', 'You will be well presented.'],
  ['Chef, female staff only.', 'Chef, we welcome applications from everybody.'],
  ['Applicants should be between 25 and 45.', 'Applicants can be of any age.'],
  ['Applicants aged 21 to 35.', 'Applicants of any age.'],
  ['You must be a native English speaker.', 'You must be a fluent English speaker.'],
  [
    'You must be in perfect health.',
    'You must be able to do the work described here, with adjustments where you need them.',
  ],
  ['The induction is not paid.', 'The induction is paid.'],
  ['Pay: £11 an hour.', 'Pay: £12.71 per hour.'],
  [
    'We keep your passport until you leave.',
    'We copy your papers and give them back the same day.',
  ],
  [
    'We sponsor visas; if you leave within two years you repay the sponsorship.',
    'We sponsor visas; we pay for the certificate and the visa.',
  ],
  [
    'If the till is short, it comes out of your pay.',
    'Nothing is taken from your pay for what is missing.',
  ],
  [
    'We sponsor you, and we place you at client sites.',
    'We sponsor you, and you work for us, at our own premises.',
  ],
  [
    'Sponsorship is offered to nurses and carers who are sent to our clients.',
    'You work for us, at our own premises.',
  ],
  ['£20,500 a year for 40 hours a week.', '£26,437 a year for 40 hours a week.'],
])('better words leave a sentence: %s', ([advert = '', mended]) => {
  const [found] = read(advert)
  expect(found?.better).toBeDefined()
  expect(advert.slice(0, found?.from) + found?.better + advert.slice(found?.to)).toBe(mended)
})

test('better words break no law themselves, and leave nothing of what they mend', () => {
  const unlawful = [texts, everyday].flatMap(({ classes }) =>
    Object.values(classes).flatMap(({ unlawful }) => unlawful),
  )
  const toMend = (text: string) =>
    read(text).find(({ better, level }) => better !== undefined && level !== 'mark')
  const mend = (text: string, rounds = 8): string => {
    const found = toMend(text)
    if (!found || rounds === 0) return text
    return mend(text.slice(0, found.from) + found.better + text.slice(found.to), rounds - 1)
  }
  expect(unlawful.map((text) => mend(text)).filter(toMend)).toEqual([])
})

test('no better words are offered that would not read as a part of the sentence', () => {
  const better = (text: string, field = 'description') =>
    readLaw({ texts: [{ field, text, kind: 'advert' }], country: 'GB' }, ON).map(
      ({ better }) => better,
    )
  expect(better('Our kitchen team takes women only who can start at once.')).toEqual([undefined])
  expect(better('Women only', 'title')).toEqual([undefined])
  expect(better('Female carer', 'title')).toEqual(['Carer'])
})

test('leaving out the quoted words leaves nothing of the demand', () => {
  const advert = 'You are kind. You must not be pregnant. You drive.'
  const [found] = read(advert)
  expect(found && advert.slice(0, found.from) + advert.slice(found.to)).toMatch(
    /^You are kind\. (?:You )?\.? ?You drive\.$/,
  )
})

test('the pay that is offered for a week, a month or a year comes to the minimum wage', () => {
  const better = (period: 'week' | 'month' | 'year', max: number) =>
    read('Nurse', { pay: { min: null, max, period, hours: 37.5 } }).map(({ better }) => better)
  expect(better('week', 300)).toEqual(['£477 per week'])
  expect(better('month', 1500)).toEqual(['£2,066 per month'])
  expect(better('year', 20_000)).toEqual(['£24,785 per year'])
})
