import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormulas, SAFE_CSV, unescapeFormulas } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+44 113 496', "'+44 113 496"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['  =1', "'  =1"],
  ['\n=1', "'\n'=1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠A1', "'＠A1"],
  ['x;=1+1', "x;'=1+1"],
  ['x; ＝1+1', "x;' ＝1+1"],
  ['x;"=1+1;', `x;'"=1+1;`],
  ['"=1"', `'"=1"`],
  ['x\t@A1', "x\t'@A1"],
  ['Dear all,\r\n=1+1', "Dear all,\r\n'=1+1"],
  ['a=1; b-2', 'a=1; b-2'],
  ['part-time, 3+ years', 'part-time, 3+ years'],
])('%j is no formula as %j', (text, escaped) => {
  expect(escapeFormulas(text)).toBe(escaped)
  expect(unescapeFormulas(escaped)).toBe(text)
})

test('no cell is a formula, whatever separator a spreadsheet reads', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠;,"\t\r\n a1') })
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
      const csv = stringify(rows, { ...SAFE_CSV, quoted: true })
      const cells = parse(csv).flat()
      const pieces = csv.split(/[;\t\r\n]/).map((piece) => piece.replaceAll('"', ''))
      for (const text of [...cells, ...pieces]) expect(text).not.toMatch(/^\s*[=+\-@＝＋－＠]/u)
    }),
  )
})
