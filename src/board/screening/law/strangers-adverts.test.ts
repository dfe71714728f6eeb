import { expect, test } from 'vitest'
import ordinary from '#safety/text-rules/corpus/ordinary-adverts-untouched.json' with { type: 'json' }
import posters from '#safety/text-rules/corpus/posters-untouched.json' with { type: 'json' }
import strangers from '#safety/text-rules/corpus/strangers-adverts-untouched.json' with { type: 'json' }
import { scanTexts, worstEffect } from '#safety/text-rules/scan-texts.ts'
import { findLaw, stopping } from './advert-law.ts'

const TODAY = new Date('2026-11-30')

/** Whether an advert is stopped: it breaks a law, or reads like fraud. */
function isStopped(text: string) {
  const [title = '', ...rest] = text.split('\n')
  const description = rest.join('\n').trim()
  const effect = worstEffect(
    scanTexts(
      [
        { field: 'title', kind: 'advert', text: title },
        { field: 'description', kind: 'advert', text: description },
      ],
      { country: 'GB' },
    ),
  )
  if (effect === 'refuse' || effect === 'hold') return true
  const advert = { title, description, country: 'GB', place: null, payMin: null, payMax: null }
  const law = findLaw(
    {
      ...advert,
      payCurrency: null,
      payPeriod: null,
      hoursPerWeek: null,
      occupationCode: null,
      offersSponsorship: null,
      lawReason: null,
    } as never,
    [],
    TODAY,
  )
  return stopping(law).length > 0
}

const stopped = (texts: { kind: string; text: string }[], kind: string) =>
  texts.filter((advert) => advert.kind === kind && isStopped(advert.text)).length

// When first read, 42 of 80 unlawful and 50 of 60 dishonest ones were stopped, 5 of 80 lawful and 10 of 60 fair ones, six
// of these for a phone number in the text. Hours by the clock and rates by age were written with this set in view.
test('adverts that a stranger wrote for nobody’s training, in words that nobody would guess', () => {
  expect(stopped(strangers, 'unlawful')).toBeGreaterThanOrEqual(54)
  expect(stopped(strangers, 'dishonest')).toBeGreaterThanOrEqual(47)
  expect(stopped(strangers, 'lawful')).toBeLessThanOrEqual(7)
  expect(stopped(strangers, 'fair')).toBeLessThanOrEqual(10)
})

// A third of each kind blunt, ordinary, roundabout. When first read, 86 of 132 unlawful and 47 of 60 dishonest ones were
// stopped, 6 of 132 lawful and 4 of 60 fair ones. Nothing was learned from them; half were read for what went wrong.
test('adverts in ordinary words, by another stranger', () => {
  expect(stopped(ordinary, 'unlawful')).toBeGreaterThanOrEqual(94)
  expect(stopped(ordinary, 'dishonest')).toBeGreaterThanOrEqual(43)
  expect(stopped(ordinary, 'lawful')).toBeLessThanOrEqual(9)
  expect(stopped(ordinary, 'fair')).toBeLessThanOrEqual(5)
})

// A third roundabout, by two more strangers. When first read, 163 of 197 unlawful and 150 of 200 dishonest ones were stopped,
// 13 of 197 lawful and 19 of 200 fair ones. Nothing was learned from them; a fifth was read for what went wrong.
test('adverts of many posters, by two strangers', () => {
  expect(stopped(posters, 'unlawful')).toBeGreaterThanOrEqual(158)
  expect(stopped(posters, 'dishonest')).toBeGreaterThanOrEqual(153)
  expect(stopped(posters, 'lawful')).toBeLessThanOrEqual(15)
  expect(stopped(posters, 'fair')).toBeLessThanOrEqual(12)
})
