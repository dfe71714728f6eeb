import { expect, test } from 'vitest'
import { newId } from '#platform/secrets/new-id.ts'
import { createAlertLinks } from './alert-links.ts'

const links = createAlertLinks('https://landfall.example', 'a secret of the tests')
const DAY_MS = 86_400_000

test('a link is good for its alert and for its purpose alone', () => {
  const id = newId()
  const token = links.sign('unsubscribe', id)

  expect(links.read('unsubscribe', token)).toBe(id)
  expect(links.read('manage', token)).toBeNull()
  expect(links.read('confirm', token)).toBeNull()
  const other = createAlertLinks('https://landfall.example', 'another secret')
  expect(other.read('unsubscribe', token)).toBeNull()
})

test('what was cut, lengthened or changed is no link', () => {
  const token = links.sign('manage', newId())
  const [id = '', day = '', mac = ''] = token.split('.')
  const wrong = [
    '',
    '.',
    '..',
    token.slice(0, -1),
    `${token}x`,
    `${token}.x`,
    `${newId()}.${day}.${mac}`,
    `${id}.${(Number.parseInt(day, 36) + 30).toString(36)}.${mac}`,
    `${id}.${day}.`,
    `${id}.${day}.é`,
    'x'.repeat(100_000),
    `\0.${day}.${mac}`,
  ]

  for (const each of wrong) expect(links.read('manage', each), each.slice(0, 80)).toBeNull()
})

test('a link to all alerts grows old, one that unsubscribes does not', () => {
  const id = newId()
  const in60 = new Date(Date.now() + 60 * DAY_MS)
  const in61 = new Date(Date.now() + 61 * DAY_MS)
  const in10Years = new Date(Date.now() + 3650 * DAY_MS)

  expect(links.read('manage', links.sign('manage', id), in60)).toBe(id)
  expect(links.read('manage', links.sign('manage', id), in61)).toBeNull()
  expect(links.read('unsubscribe', links.sign('unsubscribe', id), in10Years)).toBe(id)
})
