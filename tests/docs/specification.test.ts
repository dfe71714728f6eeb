import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:-|Asked )/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const codeIn = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code)

/** A file by its path, or by its name alone where the row has named its folder before. */
function isThere(code: string) {
  return code.includes('/') ? existsSync(code) : globSync(`src/**/${code}`).length > 0
}

test('every file that the specification’s rows name is there', () => {
  const named = rows.flatMap(([, , where]) => codeIn(where))
  const files = named.filter((code) => /^(?:src|tests)\/|\.tsx?$/.test(code) && !code.includes('*'))

  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !isThere(file))).toEqual([])
})

test('every row names the test that holds it', () => {
  const without = rows.filter(([, , , tests = '']) => tests === '' || /\bno test\b/i.test(tests))

  expect(without.map(([, asked]) => asked)).toEqual([])
})

test('every test that they name is there', () => {
  const named = rows.flatMap(([, , , tests]) => codeIn(tests))
  const files = named
    .filter((code) => /^(?:src|e2e|tests)\//.test(code) && code !== 'tests/e2e')
    .map((code) => `${code.replace(/^e2e\//, 'tests/e2e/')}.test.ts`)

  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
