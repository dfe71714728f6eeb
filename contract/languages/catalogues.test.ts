import {
  isStructurallySame,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { english } from './english.ts'
import { languageOf, LANGUAGES, TRANSLATIONS } from './languages.ts'
import { isTranslated } from './translated-paths.ts'

const areas = (words: object) => Object.entries(words as Record<string, Record<string, string>>)

test.each(TRANSLATIONS)(
  '$code has every text, with the arguments of the English one',
  (language) => {
    const originals = new Map(areas(english.words))
    expect(Object.keys(language.words).toSorted()).toEqual([...originals.keys()].toSorted())
    for (const [area, texts] of areas(language.words)) {
      const originalTexts = originals.get(area) ?? {}
      expect(Object.keys(texts).toSorted(), area).toEqual(Object.keys(originalTexts).toSorted())
      for (const [name, text] of Object.entries(texts)) {
        const about = `${language.code} ${area}.${name}`
        const original = originalTexts[name] ?? ''
        expect(text.trim(), about).not.toBe('')
        // In MessageFormat it would quote.
        expect(text, about).not.toContain("'")
        const same = isStructurallySame(read(text), read(original))
        expect(same.success, `${about}: ${same.error?.message}`).toBe(true)
      }
    }
  },
)

function read(text: string): MessageFormatElement[] {
  return parse(text, { captureLocation: false })
}

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
  for (const path of ['/', '/jobs', '/jobs?q=a', '/jobDetails/a/b', '/jobform/a', '/sponsorship'])
    expect(isTranslated(path), path).toBe(true)
  for (const path of ['/jobs/in/leeds', '/sponsorship/a', '/login', '/contact', '/jobs.data', ''])
    expect(isTranslated(path), path).toBe(false)
})
