import { Readable } from 'node:stream'
import { downloadZip } from 'client-zip'
import PdfDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aDoc, aPdf } from '#tests/support/documents.ts'
import { drawPage, readText } from './preview.ts'

async function aCv(pages: string[], options: PDFKit.PDFDocumentOptions = {}) {
  const pdf = new PdfDocument({ autoFirstPage: false, ...options })
  for (const text of pages) pdf.addPage(options).text(text)
  pdf.end()
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>))
}

const asFile = (name: string, bytes: Uint8Array) => ({ name, content: Readable.from([bytes]) })
const read = (name: string, bytes: Uint8Array) => readText('reader', asFile(name, bytes))

async function aWordFile(body: string) {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const parts = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  }
  const files = Object.entries(parts).map(([name, input]) => ({ name, input }))
  return Buffer.from(await downloadZip(files).arrayBuffer())
}

test('a PDF is its words and pictures of its pages', async () => {
  const bytes = await aCv(['Six years of nights.', 'References on request.'])

  const found = await read('cv.pdf', bytes)
  expect(found).toMatchObject({ pages: 2 })
  expect(found?.text).toBe('Six years of nights.\n\nReferences on request.')
  const image = await drawPage('reader', asFile('cv.pdf', bytes), 1)
  expect(await sharp(image ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 1240 })
  const { entropy } = await sharp(image ?? undefined).stats()
  expect(entropy).toBeGreaterThan(0)
  expect(await drawPage('reader', asFile('cv.pdf', bytes), 2)).toBeNull()
})

test('a Word file is its words, without its markup', async () => {
  const bytes = await aWordFile(
    '<w:p><w:r><w:t>Grace &lt;b&gt; Okafor</w:t></w:r></w:p><w:p><w:r><w:t>RGN</w:t></w:r></w:p>',
  )
  expect(await read('cv.docx', bytes)).toEqual({
    pages: 0,
    allPages: 0,
    text: 'Grace <b> Okafor\nRGN',
  })
})

test('what is broken, or needs a password, has no preview, and the next file has one', async () => {
  const secret = await aCv(['Secret.'], { userPassword: 'x' })
  const broken = [
    ['cv.pdf', secret],
    ['cv.pdf', Buffer.from(await aPdf().arrayBuffer())],
    ['cv.pdf', Buffer.alloc(0)],
    ['cv.doc', Buffer.from(await aDoc().arrayBuffer())],
    ['cv.docx', (await aWordFile('<w:p>')).subarray(0, 300)],
    ['cv.html', Buffer.from('<script>alert(1)</script>')],
  ] as const
  for (const [name, bytes] of broken) expect(await read(name, bytes), name).toBeNull()

  expect(await read('cv.pdf', await aCv(['Nights.']))).toMatchObject({ text: 'Nights.' })
})

test('long files are cut: twelve pages drawn and fifty read, sixty thousand characters, a strip of paper', async () => {
  const many = await aCv(Array.from({ length: 14 }, (_, page) => `Page ${page + 1}`))
  expect(await read('cv.pdf', many)).toMatchObject({
    pages: 12,
    allPages: 14,
    text: expect.stringContaining('Page 14'),
  })
  expect(await drawPage('reader', asFile('cv.pdf', many), 12)).toBeNull()
  const long = await aWordFile(`<w:p><w:r><w:t>${'x'.repeat(100_000)}</w:t></w:r></w:p>`)
  expect((await read('cv.docx', long))?.text).toHaveLength(60_000)
  const strip = await aCv(['Long.'], { size: [100, 14_000], margin: 5 })
  const image = await drawPage('reader', asFile('cv.pdf', strip), 0)
  expect((await sharp(image ?? undefined).metadata()).height).toBe(3720)
})

test('a file that unpacks to more than the memory allowed is given up, and the next one is read', async () => {
  const bomb = await aWordFile('<w:p/>'.repeat(30_000_000))
  expect(await read('cv.docx', bomb)).toBeNull()

  expect(await read('cv.pdf', await aCv(['Nights.']))).toMatchObject({ text: 'Nights.' })
})
