import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { aProgram, aSpreadsheet, zip } from '#tests/support/documents.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { REAL_PROBLEMS } from './real-limits.ts'

const { services } = await openTestServer()

let networks = 0
const FEE = 'Pay the processing fee of 900 pounds for your Certificate of Sponsorship today.'
const TYPED = 'Is this letter from Oakmere real?'

async function submit(file: File, ip = `203.0.112.${(networks += 1)}`) {
  const { payload, headers } = await asMultipart({ text: TYPED, file })
  const body = Readable.from([payload])
  await using form = await services.real.receive({ contentType: headers['content-type'], body })
  // What was typed is there to be given back, whatever becomes of the file.
  expect(form.values['text']).toBe(TYPED)
  return await services.real.checkForm({ ip }, form)
}

async function aLetter(pages: number, options: PDFKit.PDFDocumentOptions = {}) {
  const pdf = new PdfDocument({ autoFirstPage: false, ...options })
  for (let page = 1; page < pages; page++) pdf.addPage().text(`Page ${page}.`)
  pdf.addPage().text(FEE)
  pdf.end()
  const bytes = Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>))
  return new File([bytes], 'letter.pdf')
}

/** Looks like a Word file, and its content unpacks to two hundred megabytes. The preview’s tests have one in a worker. */
function aBomb() {
  const packed = deflateRawSync(Buffer.alloc(200 * 1024 * 1024, 'a'))
  return new File([zip('[Content_Types].xml', '', { packed, claims: 100 })], 'letter.docx')
}

test('a demand on the fiftieth page is found', async () => {
  const { report } = await submit(await aLetter(50))
  expect([report.answer, report.findings[0]?.quote]).toEqual([
    'alarm',
    expect.stringContaining('900'),
  ])
})

test.each([
  ['with 51 pages', () => aLetter(51), REAL_PROBLEMS.tooManyPages],
  ['with a password', () => aLetter(1, { userPassword: 'x' }), REAL_PROBLEMS.unreadable],
  ['of 10 MB and a byte', () => aText(10 * 1024 * 1024 + 1), REAL_PROBLEMS.tooLarge],
  ['that is a program', aProgram, REAL_PROBLEMS.wrongFile],
  ['that is a spreadsheet', aSpreadsheet, REAL_PROBLEMS.wrongFile],
  ['that unpacks without end', aBomb, REAL_PROBLEMS.wrongFile],
])('a file %s is refused with one sentence', async (_, make, message) => {
  await expect(submit(await make())).rejects.toMatchObject({
    problems: [{ field: 'file', message }],
  })
})

test('files that cannot be read count for the limit of a network', async () => {
  const sent = Array.from({ length: 31 }, () => submit(aProgram(), '203.0.113.7'))
  const codes = (await Promise.allSettled(sent)).map((each) => 'reason' in each && each.reason.code)
  expect(codes.filter((code) => code === 'too_many')).toHaveLength(1)
})

function aText(size: number) {
  return new File([new Uint8Array(size).fill(120)], 'letter.txt')
}

test('markup in a file is words, and comes back as it was', async () => {
  const words = `<script>alert(1)</script> & ${FEE}`
  const { text, report } = await submit(new File([words], 'letter.txt'))
  expect([text, report.answer]).toEqual([`${TYPED}\n\n${words}`, 'alarm'])
})

test('a demand after twenty thousand characters of a file is found', async () => {
  const { report } = await submit(new File([`${'Welcome. '.repeat(3000)}${FEE}`], 'letter.txt'))
  expect(report.answer).toBe('alarm')
})

test('a file too long to be read whole gets an alarm or no answer, never ‘nothing found’', async () => {
  const words = 'Welcome. '.repeat(100_000)
  const whole = submit(new File([words], 'letter.txt'))
  await expect(whole).rejects.toMatchObject({ problems: [{ message: REAL_PROBLEMS.tooLong }] })
  const { report } = await submit(new File([`${FEE} ${words}`], 'letter.txt'))
  expect(report.answer).toBe('alarm')
})
