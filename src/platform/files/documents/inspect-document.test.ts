import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aDoc, aDocx, aPdf, aProgram } from '#tests/support/documents.ts'
import { DOCUMENT_PROBLEMS } from './document-rules.ts'
import { inspectDocument } from './inspect-document.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'landfall-documents-'))
const { locked, damaged, rtf, type: wrongType } = DOCUMENT_PROBLEMS
const aText = (text: string) => new File([text], 'cv.pdf')
const LOCK = '4 0 obj<</Filter/Standard/V 2>>endobj trailer<</Root 1 0 R/Encrypt 4 0 R>>'

test.each([
  ['a PDF', aPdf(), 'pdf', null],
  ['a PDF with other bytes before it', aText('\n\nMail-Part\n%PDF-1.4\n%%EOF'), 'pdf', null],
  ['a PDF with a password', aText(`%PDF-1.4\n${LOCK}\n%%EOF`), null, locked],
  [
    'a PDF with a password between two chunks',
    aText(`%PDF-1.4\n${'x'.repeat(65_536 - 85)}${LOCK}\n%%EOF`),
    null,
    locked,
  ],
  ['a PDF that was cut', aText('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>'), null, damaged],
  ['a Word document', aDocx(), 'docx', null],
  ['a Word document with a password', aDoc('EncryptedPackage'), null, locked],
  ['an RTF document', aText('{\\rtf1\\ansi Ada}'), null, rtf],
  ['a program', aProgram(), null, wrongType],
])('%s is inspected by its content', async (name, file, type, problem) => {
  const where = path.join(folder, name)
  writeFileSync(where, await file.bytes())

  expect(await inspectDocument(where)).toEqual({ type, problem })
})
