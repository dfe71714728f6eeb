import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/threats.md', 'utf8')
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:-|Who,|Requirement )/.test(line))
const TEST = /`([\w./-]+\.test\.tsx?)`/g

test('every test that the threats name exists', () => {
  const named = [...text.matchAll(TEST)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test('every row has a test, or says why not', () => {
  expect(rows.length).toBeGreaterThan(60)
  const bare = rows.filter((row) => !/\.test\.tsx?`|Argued|To be completed/.test(row))
  expect(bare).toEqual([])
})

test('every table has its header above its line, and four or three columns in each row', () => {
  const lines = text.split('\n')
  const separators = lines.flatMap((line, at) => (line.startsWith('| -') ? [at] : []))
  expect(separators.length).toBeGreaterThan(4)
  expect(
    separators
      .map((at) => lines[at - 1])
      .filter((line) => !/^\| (?:Who,|Requirement )/.test(line ?? '')),
  ).toEqual([])
  const columns = new Set(rows.map((row) => row.split(/(?<!\\)\|/).length - 2))
  expect([...columns].toSorted()).toEqual([3, 4])
})
