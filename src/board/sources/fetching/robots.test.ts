import { expect, test } from 'vitest'
import { isAllowed, readRobots } from './robots.ts'

/** Whether we may read a path, by the lines of a robots.txt. */
function mayRead(path: string, ...lines: string[]) {
  return isAllowed(readRobots(lines.join('\r\n'), 'Landfall'), path)
}

test.each([
  ['/jobs', 'Disallow: /', false],
  ['/jobs', 'Disallow:', true],
  ['/jobs', 'Disallow: /job', false],
  ['/Jobs', 'Disallow: /job', true],
  ['/jobs.xml?page=2', 'Disallow: /*.xml', false],
  ['/jobs.xml?page=2', 'Disallow: /*.xml$', true],
  ['/jobs.xml', 'Disallow: /*.xml$', false],
  ['/a.xml.xml', 'Disallow: /*.xml$', false],
  ['/jobs', 'Disallow: /jobs$', false],
  ['/jobs/1', 'Disallow: /jobs$', true],
  ['/jobs?page=2', 'Disallow: /*?', false],
  ['/caf%c3%a9', 'Disallow: /café', false],
  ['/%7Ejobs', 'Disallow: /~jobs', false],
  ['/jobs', 'disallow :/jobs # not here', false],
  ['/', 'Noindex: /', true],
])('%s under ‘%s’', (path, rule, verdict) => {
  expect(mayRead(path, 'User-agent: *', rule)).toBe(verdict)
})

test('the longest rule decides, and of two equally long ones the kinder', () => {
  expect(mayRead('/jobs/feed', 'User-agent: *', 'Disallow: /jobs', 'Allow: /jobs/feed')).toBe(true)
  expect(mayRead('/jobs/feed', 'User-agent: *', 'Allow: /jobs', 'Disallow: /jobs/feed')).toBe(false)
  expect(mayRead('/jobs', 'User-agent: *', 'Disallow: /jobs', 'Allow: /jobs')).toBe(true)
  expect(mayRead('/jobs', 'User-agent: *', 'Allow: /jobs', 'Disallow: /jobs')).toBe(true)
})

test('rules under our name replace those for everybody', () => {
  const everybody = ['User-agent: *', 'Disallow: /']
  expect(mayRead('/jobs', ...everybody, '', 'User-agent: landfall/1.0', 'Allow: /')).toBe(true)
  expect(mayRead('/jobs', ...everybody, 'User-agent: LANDFALL', 'Disallow:')).toBe(true)
  expect(mayRead('/jobs', 'User-agent: Landfaller', 'Disallow: /')).toBe(true)
  expect(mayRead('/jobs', 'User-agent: LinkedInBot', 'Allow: /', ...everybody)).toBe(false)
})

test('one set of rules can be for several names, and sets of one name are added', () => {
  const lines = [
    'User-agent: Other',
    'User-agent: Landfall',
    'Disallow: /a',
    'User-agent: Landfall',
  ]
  expect(mayRead('/a', ...lines, 'Disallow: /b')).toBe(false)
  expect(mayRead('/b', ...lines, 'Disallow: /b')).toBe(false)
})

test('a text that is no robots.txt forbids nothing, and stars cost no time', () => {
  expect(mayRead('/jobs', '<!doctype html>', '<p>Not found: /</p>')).toBe(true)
  const stars = `Disallow: /${'*a'.repeat(20_000)}$`
  expect(mayRead(`/${'a'.repeat(10_000)}b`, 'User-agent: *', stars)).toBe(true)
})
