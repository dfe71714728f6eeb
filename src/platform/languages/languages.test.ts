import { expect, test } from 'vitest'
import { CATEGORY_NAMES } from '#trade/categories.ts'
import { PAY_WORDS } from '#trade/pay/format-pay.ts'
import { english } from './english.ts'
import { languageOf, LANGUAGES, TRANSLATIONS } from './languages.ts'
import { isTranslated } from './translated-paths.ts'

const areas = (words: object) => Object.entries(words as Record<string, Record<string, string>>)

test('texts that scripts need by themselves are the same in code', () => {
  expect(english.words.categories).toEqual(CATEGORY_NAMES)
  expect(english.words.pay).toEqual(PAY_WORDS)
})

test.each(TRANSLATIONS)('$code keeps the rules’ own terms in English', ({ code, words }) => {
  for (const [area, texts] of areas(english.words)) {
    for (const [name, text] of Object.entries(texts)) {
      const translated = new Map(areas(words)).get(area)?.[name] ?? ''
      for (const term of ['certificate of sponsorship', 'Skilled Worker', 'Home Office', '£'])
        if (text.includes(term)) expect(translated, `${code} ${area}.${name}`).toContain(term)
    }
  }
})

test.each(LANGUAGES)(
  '$code writes Latin digits in dates and counts',
  ({ words, format, longDate }) => {
    for (const digits of ['22', '2025']) expect(longDate('2025-07-22')).toContain(digits)
    expect(format(words.list.count, { count: 1204, number: '1,204' })).toContain('1,204')
  },
)

test('an address is in the language that its first part names', () => {
  expect(languageOf('/ur').code).toBe('ur')
  expect(languageOf('/ur/jobs?q=nurse').code).toBe('ur')
  for (const path of ['/', '/jobs', '/urx/jobs', '/UR/jobs', '//ur/jobs', '/zz/jobs'])
    expect(languageOf(path).code, path).toBe('en')
})

test('only pages that exist in every language are translated', () => {
  for (const path of [
    '/',
    '/jobs',
    '/jobs?q=a',
    '/jobDetails/a/b',
    '/jobform/a',
    '/sponsorship',
    '/apply-yourself',
    '/applications/a/arrival',
    '/applications/a/letter',
  ])
    expect(isTranslated(path), path).toBe(true)
  for (const path of [
    '/jobs/in/leeds',
    '/sponsorship/a',
    '/login',
    '/contact',
    '/jobs.data',
    '/applications/a',
    '',
  ])
    expect(isTranslated(path), path).toBe(false)
})
