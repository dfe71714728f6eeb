import { expect, test } from 'vitest'
import { CATEGORIES, findCategory } from './categories.ts'
import { COUNTRIES, findCountry } from '#platform/places/names/countries.ts'
import { previewOf, slugOf } from './job-texts.ts'
import { CategoryFilter, CountryFilter, TypeFilter } from './jobs.schema.ts'

test('there are 48 categories, from Tech to Robotics, each once', () => {
  expect(CATEGORIES).toHaveLength(48)
  expect(new Set(CATEGORIES.map(({ slug }) => slug)).size).toBe(48)
  expect(CATEGORIES.slice(0, 9).map(({ name }) => name)).toEqual([
    'Tech',
    'Healthcare',
    'Finance',
    'Marketing',
    'Design',
    'Education',
    'Customer Service',
    'Human Resources',
    'Sales',
  ])
  expect(CATEGORIES.at(-1)?.name).toBe('Robotics')
})

test('there are 205 countries, found by code, name or common other name', () => {
  expect(COUNTRIES).toHaveLength(205)
  for (const text of ['GB', 'gb', 'United Kingdom', 'uk', 'England']) {
    expect(findCountry(text)).toEqual({ code: 'GB', name: 'United Kingdom' })
  }
  expect(findCountry('Atlantis')).toBeNull()
  expect(findCountry('constructor')).toBeNull()
})

test('Health and Healthcare are one category', () => {
  expect(findCategory('Health')).toBe(findCategory('healthcare'))
  expect(findCategory('constructor')).toBeNull()
})

test('filters take what people and programs write, and say what to do about the rest', () => {
  expect(CategoryFilter.parse('Customer Service')).toBe('customer-service')
  expect(TypeFilter.parse('full-time')).toBe('Full-time')
  expect(CountryFilter.parse('Nigeria')).toBe('NG')
  expect(CategoryFilter.parse('')).toBeNull()
  expect(CategoryFilter.parse(undefined)).toBeNull()
  expect(TypeFilter.safeParse('Sometimes').error?.issues[0]?.message).toBe(
    'Choose a job type: Full-time, Part-time or Contract.',
  )
})

test('a preview is the first 150 characters, then three dots when there is more', () => {
  expect(previewOf('a'.repeat(150))).toBe('a'.repeat(150))
  expect(previewOf('a'.repeat(151))).toBe(`${'a'.repeat(150)}...`)
  expect(previewOf('Two\n\nparagraphs')).toBe('Two paragraphs')
  expect(previewOf('💙'.repeat(151))).toBe(`${'💙'.repeat(150)}...`)
})

test.each([
  ['Registered Nurse (RGN) – Leeds', 'registered-nurse-rgn-leeds'],
  ['Café Manager', 'cafe-manager'],
  ['???', ''],
  ['x'.repeat(200), 'x'.repeat(80)],
])('the title %s has the slug %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
