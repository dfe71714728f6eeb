import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aDoc, aDocx, aPdf, aProgram, aSpreadsheet, zip } from '#tests/support/documents.ts'
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

// In its own process: this one’s memory is shared by all tests that run.
test('a zip bomb of 64 MB is recognised without unpacking it', async () => {
  const bomb = zip('[Content_Types].xml', '', {
    packed: deflateRawSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 }),
    claims: 10,
  })
  const files = { 'bomb.docx': bomb, 'sound.docx': await aDocx().bytes() }
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes)
  const script = `
    import { detectDocumentType } from '#platform/files/document-type.ts'
    const types = [await detectDocumentType('${folder}/sound.docx')]
    const before = process.resourceUsage().maxRSS
    types.push(await detectDocumentType('${folder}/bomb.docx'))
    const grownBy = process.resourceUsage().maxRSS - before
    process.stdout.write(JSON.stringify({ types, grownBy }))`

  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    script,
  ])

  const { types, grownBy } = JSON.parse(stdout)
  expect(types).toEqual(['docx', null])
  // The growth in KB.
  expect(grownBy).toBeLessThan(40 * 1024)
})
