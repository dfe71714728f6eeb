import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Import {
  from: string
  to: string
  /** The import is gone when the code runs. */
  isType: boolean
}

const STATEMENT = /^(?:import|export)\b(?<clause>[^'"]*?)\bfrom '(?<from>[^']+)'/gm
const BARE = /^import '(?<from>[^']+)'|\bimport\('(?<from>[^']+)'\)/gm

/** The files of the product, without tests and without what is only there for declarations. */
export function listFiles(): string[] {
  return listMatching('src/**/*.{ts,tsx}', ['**/*.test.{ts,tsx}', '**/*.d.ts', '**/*.d.json.ts'])
}

/** Everything in `src`, of any kind. */
export function listEverything(): string[] {
  return listMatching('src/**/*.*')
}

function listMatching(pattern: string, exclude: string[] = []) {
  return globSync(pattern, { exclude })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
}

/** Short names of folders, as in `imports` of package.json; without them `#name` is `src/name`. */
type Aliases = Readonly<Record<string, string>>

/** All imports of a file: of our files by their path, of packages by their name. */
export function readImports(file: string, aliases: Aliases = {}): Import[] {
  const text = readFileSync(file, 'utf8')
  const statements = [...text.matchAll(STATEMENT)].map(({ groups }) => ({
    spec: groups?.from ?? '',
    isType: isOnlyTypes(groups?.clause ?? ''),
  }))
  const bare = [...text.matchAll(BARE)].map(({ groups }) => ({
    spec: groups?.from ?? '',
    isType: false,
  }))
  return [...statements, ...bare].map(({ spec, isType }) => ({
    from: file,
    to: resolve(file, spec, aliases),
    isType,
  }))
}

function isOnlyTypes(clause: string) {
  if (/^\s*type\b/.test(clause)) return true
  const names = /^\s*\{(?<names>[^}]*)\}\s*$/.exec(clause)?.groups?.names?.split(',') ?? []
  const named = names.map((name) => name.trim()).filter(Boolean)
  return named.length > 0 && named.every((name) => name.startsWith('type '))
}

function resolve(file: string, spec: string, aliases: Aliases) {
  const bare = spec.replace(/\?\w+$/, '')
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(file), bare)
  if (!bare.startsWith('#')) return bare
  const [name = '', ...inside] = bare.split('/')
  const folder = aliases[`${name}/*`]?.replace(/^\.\/|\/\*$/g, '') ?? `src/${name.slice(1)}`
  return [folder, ...inside].join('/')
}
