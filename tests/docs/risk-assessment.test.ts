import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/risk-assessment.md', 'utf8')
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:-|What the site|Kind )/.test(line))
/** A test with the beginning of its title. */
const NAMED = /`([\w./-]+\.test\.tsx?)`(?: ‘([^‘]{12,}?)’(?=[;.|]|\s+\|| *$))?/g

test('every test behind a statement exists, under the title that is named', () => {
  const named = [...text.replaceAll(/\s+/g, ' ').matchAll(NAMED)]
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(([, , title]) => title).length).toBeGreaterThan(15)
  for (const [, file = '', title] of named) {
    expect(existsSync(file), file).toBe(true)
    if (title) expect(readFileSync(file, 'utf8'), file).toContain(title.trim())
  }
})

test('every row says what makes it true', () => {
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter((row) => !/\.test\.tsx?`|setting `\w+`|No route/.test(row))).toEqual([])
})

test('every kind has a level, and the operator signs', () => {
  const kinds = rows.filter((row) => row.split('|').length - 2 === 5)
  expect(kinds.length).toBe(11)
  for (const row of kinds) expect(row).toMatch(/\| (?:high|medium|low) +\|$/)
  expect(text).toMatch(/## Signed\s+Name: \[ \] Date: \[ \]/)
})
