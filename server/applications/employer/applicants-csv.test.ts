import { expect, test } from 'vitest'
import { lineOf } from './applicants-csv.ts'

test.each([
  ['=1+1', `"'=1+1"`],
  ['+44 113 496', `"'+44 113 496"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['  =1', `"'  =1"`],
  ['\n=1', `"'\n=1"`],
  ['a=1', '"a=1"'],
  ['says "no", twice', '"says ""no"", twice"'],
  [6, '"6"'],
  [null, '""'],
])('%j becomes a cell no spreadsheet calculates', (value, cell) => {
  expect(lineOf([value])).toBe(`${cell}\r\n`)
})
