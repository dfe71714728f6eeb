import { execFileSync } from 'node:child_process'
import { part, printDurations, run, runChecks } from './support/parts.ts'

/**
 * Runs the checks and the tests of the features that differ from main: `npm run test:changed`. The effects on other
 * features are left to `npm test`.
 */
const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)

const changed = [
  ...git('diff', '--name-only', 'main'),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const features = new Set(changed.flatMap(featureOf))
const tests = changed.filter((file) => /^(?:bench|drill|tests)\/.+\.test\.tsx?$/.test(file))

const results = [await part('checks', () => runChecks())]
const names = [...features, ...tests.filter((file) => !file.startsWith('tests/e2e/'))]
if (names.length > 0) {
  const vitest = ['node_modules/.bin/vitest', 'run', '--passWithNoTests', ...names]
  results.push(await part('tests', () => run(vitest, { LONG_RUN: '1' })))
}
printDurations()
process.exitCode = results.includes(false) ? 1 : 0

/** The folder of a feature: `src/hiring/interviews`. */
function featureOf(file: string) {
  const folder = /^src\/[\w-]+\/[\w-]+(?=\/)/.exec(file)?.[0]
  return folder ? [`${folder}/`] : []
}
