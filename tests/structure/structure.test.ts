import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, readImports, type Import } from './read-imports.ts'

/** From top to bottom: a domain imports only from those below it. */
const DOMAINS = [
  'main',
  'site',
  'moderation',
  'hiring',
  'board',
  'organisations',
  'founders',
  'sponsorship',
  'safety',
  'accounts',
  'trade',
  'platform',
]
const MOST_FILES = 14
/** Their files are not read as a folder: one for each change of the database, and one for each style of letters. */
const LONG = new Set(['src/platform/database/migrations', 'src/hiring/profile/pdf/fonts'])

const OWN_ROLE = /\.(?:service|routes|mails?|tasks)\.ts$/
const SERVER_ROLE = /\.(?:service|routes|mails?|tasks|queries|policy|tables)\.ts$/
const PAGE = /^src\/(?:(?!main\/).*\/pages\/|platform\/(?:ui|layout)\/)|\.tsx$/

const files = listFiles()
const imports = files.flatMap(readImports)
const ours = imports.filter(({ to }) => to.startsWith('src/') && !to.includes('+types'))
const values = ours.filter(({ isType }) => !isType)

/** The domain of a file; the four files that the framework looks for in `src` belong to `main`. */
function domainOf(file: string) {
  const [, domain = '', inside] = file.split('/')
  return inside ? domain : 'main'
}

const show = ({ from, to }: Import) => `${from} imports ${to}`

test('every file belongs to a domain', () => {
  expect(files.length).toBeGreaterThan(1500)
  expect(files.filter((file) => !DOMAINS.includes(domainOf(file)))).toEqual([])
})

test('no import points upwards', () => {
  const up = ours.filter(
    ({ from, to }) => DOMAINS.indexOf(domainOf(to)) < DOMAINS.indexOf(domainOf(from)),
  )
  expect(up.map(show)).toEqual([])
})

test('a domain uses another’s queries and policies, and types alone of its services', () => {
  const found = values.filter(
    ({ from, to }) =>
      domainOf(from) !== 'main' && domainOf(from) !== domainOf(to) && OWN_ROLE.test(to),
  )
  expect(found.map(show)).toEqual([])
})

test('no page reaches a file of the server', () => {
  const targets = new Map<string, string[]>()
  for (const { from, to } of imports.filter(({ isType }) => !isType))
    targets.set(from, [...(targets.get(from) ?? []), to])
  const found = files
    .filter((file) => PAGE.test(file) && domainOf(file) !== 'main')
    .flatMap((page) => findServerFile(page, targets))
  expect(found).toEqual([])
})

/** The way from a page to a file that no browser can run, if there is one. */
function findServerFile(page: string, targets: Map<string, string[]>) {
  const seen = new Set([page])
  const ways = [[page]]
  for (let way = ways.pop(); way; way = ways.pop()) {
    for (const next of targets.get(way.at(-1) ?? '') ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      if (SERVER_ROLE.test(next) || /^(?:node:|kysely$|pg$)/.test(next))
        return [[...way, next].join(' > ')]
      ways.push([...way, next])
    }
  }
  return []
}

test('what pages and the server share uses Zod only in a schema', () => {
  const shared = new Set(
    values.filter(({ from, to }) => PAGE.test(from) && !PAGE.test(to)).map(({ to }) => to),
  )
  const found = imports.filter(
    ({ from, to, isType }) =>
      shared.has(from) && to === 'zod' && !isType && !from.endsWith('.schema.ts'),
  )
  expect(found.map(show)).toEqual([])
})

test(`no folder has more than ${MOST_FILES} files`, () => {
  const counts = new Map<string, number>()
  for (const file of globSync('src/**/*.*')) {
    const folder = path.dirname(file).split(path.sep).join('/')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const long = [...counts].filter(([folder, count]) => count > MOST_FILES && !LONG.has(folder))
  expect(long).toEqual([])
})
