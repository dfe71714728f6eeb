import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aDoc, aDocx, aPdf, aProgram, aSpreadsheet } from '#tests/support/documents.ts'
import { detectDocumentType } from './document-type.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'landfall-types-'))

test.each([
  ['a PDF', aPdf(), 'pdf'],
  ['a Word document', aDocx(), 'docx'],
  ['an old Word document', aDoc(), 'doc'],
  ['an old Office file of another program', aDoc('Workbook'), null],
  ['a name that only begins like Word’s', aDoc('WordDocumentary'), null],
  ['a spreadsheet', aSpreadsheet(), null],
  ['a program', aProgram(), null],
  ['half an archive', new File(['PK\u0003\u0004\u0014'], 'a.docx'), null],
  ['a text', new File(['%PD'], 'a.pdf'), null],
  ['nothing', new File([], 'a.pdf'), null],
])('%s is detected whatever it is called', async (name, file, type) => {
  const where = path.join(folder, name)
  writeFileSync(where, await file.bytes())

  expect(await detectDocumentType(where)).toBe(type)
})
