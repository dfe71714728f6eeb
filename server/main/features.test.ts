import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Not features: the edge registers all routes, and the others are below or above features. */
const NO_FEATURES = new Set(['http', 'cli', 'platform'])
const IMPORT = /^import (?!type\b)[^'"]*'((?:#server\/|\.)[^']+)'/gm

/** The feature that a file belongs to; null for a file outside all features. */
function featureOf(file: string) {
  const [, name, inside] = file.split('/')
  return name && inside && !NO_FEATURES.has(name) ? name : null
}

/** The features whose values each feature imports. */
function readDependencies() {
  const dependencies = new Map<string, Set<string>>()
  const files = globSync('server/*/**/*.ts', { exclude: ['**/*.test.ts'] })
  for (const file of files.map((name) => name.split(path.sep).join('/'))) {
    const feature = featureOf(file)
    if (!feature) continue
    const targets = dependencies.get(feature) ?? new Set()
    dependencies.set(feature, targets)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = featureOf(
        specifier.startsWith('#')
          ? specifier.slice(1)
          : path.posix.join(path.posix.dirname(file), specifier),
      )
      if (target && target !== feature) targets.add(target)
    }
  }
  return dependencies
}

test('features import each other in one direction only', () => {
  const dependencies = readDependencies()
  expect(dependencies.get('postings')).toContain('jobs')

  // Removes features without dependencies until only circles are left.
  for (let before = -1; before !== dependencies.size;) {
    before = dependencies.size
    for (const [feature, targets] of dependencies) {
      const isDone = [...targets].every((target) => !dependencies.has(target))
      if (isDone) dependencies.delete(feature)
    }
  }
  expect([...dependencies.keys()]).toEqual([])
})
