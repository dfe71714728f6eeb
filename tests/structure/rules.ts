import path from 'node:path'
import { isServerModule } from '#main/build/server-modules.ts'
import type { Import } from './read-imports.ts'

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
const PAGE = /^src\/(?:(?!main\/).*\/pages\/|platform\/(?:ui|layout)\/)|\.tsx$/

interface Code {
  /** The files of the product, without tests. */
  files: string[]
  imports: Import[]
  /** Everything in `src`, of any kind. */
  everything: string[]
}

/** Each rule, with a function that lists what breaks it. */
const RULES: Record<string, (code: Code) => string[]> = {
  'Every file belongs to a domain': ({ files }) =>
    files.filter((file) => !DOMAINS.includes(domainOf(file))),
  'No import points upward': ({ imports }) => findUpward(imports).map(show),
  'A domain uses another’s queries and policies, and types alone of its services': ({ imports }) =>
    valuesOf(imports)
      .filter(
        ({ from, to }) =>
          domainOf(from) !== 'main' && domainOf(from) !== domainOf(to) && OWN_ROLE.test(to),
      )
      .map(show),
  'No page reaches a file of the server': findServerFiles,
  'No page imports another’s route, whose loader would reach every browser': ({ imports }) =>
    valuesOf(imports)
      .filter(({ to }) => to.endsWith('.route.tsx'))
      .map(show),
  'What pages and the server share uses Zod only in a schema': findSharedZod,
  [`No folder has more than ${MOST_FILES} files`]: ({ everything }) => findLongFolders(everything),
}

/** The rules that the code breaks, each with what breaks it. */
export function findBroken(code: Code): [rule: string, found: string[]][] {
  return Object.entries(RULES)
    .map(([rule, find]): [string, string[]] => [rule, find(code)])
    .filter(([, found]) => found.length > 0)
}

export function findUpward(imports: Import[]): Import[] {
  return imports
    .filter(isOurs)
    .filter(({ from, to }) => DOMAINS.indexOf(domainOf(to)) < DOMAINS.indexOf(domainOf(from)))
}

/** The domain of a file; the four files that the framework looks for in `src` belong to `main`. */
function domainOf(file: string) {
  const [, domain = '', inside] = file.split('/')
  return inside ? domain : 'main'
}

const isOurs = ({ to }: Import) => to.startsWith('src/') && !to.includes('+types')
const valuesOf = (imports: Import[]) => imports.filter((one) => isOurs(one) && !one.isType)
const show = ({ from, to }: Import) => `${from} imports ${to}`

function findServerFiles({ files, imports }: Code) {
  const targets = new Map<string, string[]>()
  for (const { from, to } of imports.filter(({ isType }) => !isType))
    targets.set(from, [...(targets.get(from) ?? []), to])
  return files
    .filter((file) => PAGE.test(file) && domainOf(file) !== 'main')
    .flatMap((page) => findServerFile(page, targets))
}

/** The way from a page to a file that no browser can run, if there is one. */
function findServerFile(page: string, targets: Map<string, string[]>) {
  const seen = new Set([page])
  const ways = [[page]]
  for (let way = ways.pop(); way; way = ways.pop()) {
    for (const next of targets.get(way.at(-1) ?? '') ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      if (isServerModule(next)) return [[...way, next].join(' > ')]
      ways.push([...way, next])
    }
  }
  return []
}

function findSharedZod({ imports }: Code) {
  const shared = new Set(
    valuesOf(imports)
      .filter(({ from, to }) => PAGE.test(from) && !PAGE.test(to))
      .map(({ to }) => to),
  )
  return imports
    .filter(
      ({ from, to, isType }) =>
        shared.has(from) && to === 'zod' && !isType && !from.endsWith('.schema.ts'),
    )
    .map(show)
}

function findLongFolders(everything: string[]) {
  const counts = new Map<string, number>()
  for (const file of everything) {
    const folder = path.posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !LONG.has(folder))
    .map(([folder, count]) => `${folder} has ${count}`)
}
