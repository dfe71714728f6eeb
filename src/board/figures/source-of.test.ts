import { expect, test } from 'vitest'
import { sourceOf } from './source-of.ts'

const from = (referrer: string | undefined, url = '/jobDetails/abc') =>
  sourceOf({ url, host: 'landfall.example', referrer })

test.each([
  [undefined, 'direct'],
  ['', 'direct'],
  ['nonsense', 'direct'],
  ['https://landfall.example/jobs?q=nurse', 'list'],
  ['https://www.google.co.uk/', 'search-engine'],
  ['https://google.com/search', 'search-engine'],
  ['https://duckduckgo.com/', 'search-engine'],
  ['https://uk.search.yahoo.com/', 'search-engine'],
  ['https://mail.google.com/', 'other-site'],
  ['https://google.com.evil.example/', 'other-site'],
  ['https://notbing.com/', 'other-site'],
  ['https://landfall.example.evil.example/', 'other-site'],
  ['android-app://com.example.news/', 'other-site'],
])('from %s is %s', (referrer, source) => {
  expect(from(referrer)).toBe(source)
})

test('a link in an alert says so, whatever the mail program adds', () => {
  expect(from('https://mail.example/', '/jobDetails/abc?from=alert')).toBe('alert')
  expect(from(undefined, '/jobDetails/abc?from=anything')).toBe('direct')
})
