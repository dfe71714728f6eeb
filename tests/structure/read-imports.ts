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
  return listMatching('src/**/*.{ts,tsx}', ['**/*.test.{ts,tsx}', '**/*.d.ts'])
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

/** All imports of a file: of our files by their path, of packages by their name. */
export function readImports(file: string): Import[] {
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
    to: resolve(file, spec),
    isType,
  }))
}

function isOnlyTypes(clause: string) {
  if (/^\s*type\b/.test(clause)) return true
  const names = /^\s*\{(?<names>[^}]*)\}\s*$/.exec(clause)?.groups?.names?.split(',') ?? []
  const named = names.map((name) => name.trim()).filter(Boolean)
  return named.length > 0 && named.every((name) => name.startsWith('type '))
}

function resolve(file: string, spec: string) {
  const bare = spec.replace(/\?\w+$/, '')
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(file), bare)
  return bare.startsWith('#') ? `src/${bare.slice(1)}` : bare
}
