import { expect, test } from 'vitest'
import { alternatesOf } from './languages.ts'

const publicUrl = 'https://landfall.example'
const languages = [
  { code: 'en', path: '' },
  { code: 'ur', path: '/ur' },
]

test('a page is offered in each language and to everybody else, by whole addresses', () => {
  const inEnglish = alternatesOf(`${publicUrl}/jobs?type=Contract`, {
    publicUrl,
    languages,
    path: '',
  })
  expect(inEnglish).toEqual([
    { language: 'en-GB', address: 'https://landfall.example/jobs?type=Contract' },
    { language: 'ur', address: 'https://landfall.example/ur/jobs?type=Contract' },
    { language: 'x-default', address: 'https://landfall.example/jobs?type=Contract' },
  ])
  const canonical = `${publicUrl}/ur/jobs?type=Contract`
  expect(alternatesOf(canonical, { publicUrl, languages, path: '/ur' })).toEqual(inEnglish)
})

test('the home page of a language is its path alone', () => {
  const home = alternatesOf(`${publicUrl}/ur`, { publicUrl, languages, path: '/ur' })
  expect(home.map(({ address }) => address)).toEqual([
    'https://landfall.example/',
    'https://landfall.example/ur',
    'https://landfall.example/',
  ])
})

test('a page that is in English alone is offered in English alone', () => {
  const about = alternatesOf(`${publicUrl}/about`, { publicUrl, languages, path: '' })
  expect(about.map(({ language }) => language)).toEqual(['en-GB', 'x-default'])
})
