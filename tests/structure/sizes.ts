import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findCircles } from './circles.ts'
import { readImports } from './read-imports.ts'

/**
 * Prints lines, files, dependencies and circles of this checkout, or of one in another folder:
 * `npm run sizes -- FOLDER`. It also reads checkouts from when the product was in `app`, `contract` and `server`.
 */
process.chdir(process.argv[2] ?? '.')

const PRODUCT = '{src,app,contract,server}'
const TEST = /\.test\.|(?:^|\/)tests?\//

interface Package {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  imports: Record<string, string>
}
const { dependencies, devDependencies, imports }: Package = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const product = list(`${PRODUCT}/**/*.{ts,tsx}`)
const code = product.filter((file) => !TEST.test(file))
const tests = [...product.filter((file) => TEST.test(file)), ...list('tests/**/*.{ts,tsx}')]
const data = list(`${PRODUCT}/**/*.{json,csv,txt}`)
const ours = code.flatMap((file) => readImports(file, imports)).filter(({ to }) => isCode(to))

const folders = new Set(code.map((file) => path.posix.dirname(file)))
const lengths = code.map((file) => linesOf([file])).toSorted((a, b) => a - b)
const table: Record<string, string | number> = {
  'lines of TypeScript outside tests': linesOf(code),
  'files of it': code.length,
  'folders of it': folders.size,
  'lines in the median file, in the longest': `${lengths[Math.floor(lengths.length / 2)]}, ${lengths.at(-1)}`,
  'lines of styles': linesOf(list(`${PRODUCT}/**/*.css`)),
  'lines of data': linesOf(data),
  'lines of tests': linesOf(tests),
  'files of tests': tests.length,
  'lines of measured runs and the drill': linesOf(list('{bench,drill}/**/*.{ts,tsx}')),
  dependencies: `${Object.keys(dependencies).length} + ${Object.keys(devDependencies).length} for development`,
  'imports among our files': ours.length,
  'circles, types included': findCircles(ours).length,
  'circles of values': findCircles(ours.filter(({ isType }) => !isType)).length,
}
for (const [name, value] of Object.entries(table)) console.log(`| ${name} | ${value} |`)

/** Files of a pattern, without the types that `npm run types` makes. */
function list(pattern: string) {
  return globSync(pattern, { exclude: ['**/*.d.json.ts'] })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
}

function linesOf(files: string[]) {
  return files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0)
}

function isCode(to: string) {
  return code.includes(to)
}
