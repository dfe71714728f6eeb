import { expect, test } from 'vitest'
import { EMPTY_PROFILE } from '#hiring/profile/profile.schema.ts'
import { A_JOB } from '#tests/support/profiles.ts'
import { findUnprintable, loadFaces, toPieces } from './fonts.ts'
import { documentOf } from './profile-document.ts'
import { writeProfilePdf } from './write-profile.ts'

async function write(name: string, jobs: number, text = A_JOB.text) {
  const work = Array.from({ length: jobs }, () => ({ ...A_JOB, text }))
  const contact = ['ada@example.com', '']
  const pdf = await writeProfilePdf(documentOf({ ...EMPTY_PROFILE, work }, { name, contact }))
  return pdf.toString('latin1')
}

const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length

test('a PDF has tags, a language and a title, and its own typefaces', async () => {
  const pdf = await write('Ada Obi', 2)

  expect(pdf).toMatch(/^%PDF-1\.7/)
  expect(pdf).toContain('/Lang (en-GB)')
  expect(pdf).toContain('/MarkInfo')
  expect(pdf).toMatch(/\/DisplayDocTitle true/)
  expect(pdf).toContain('(CV: Ada Obi)')
  expect(pdf).toMatch(/\/S \/H1[^]*\/S \/H2[^]*\/S \/P/)
  expect(pdf).toContain('/FontFile2')
  // The text can be selected and searched.
  expect(pdf).toContain('/ToUnicode')
  expect(pagesOf(pdf)).toBe(1)
})

test('a long CV has several pages, also with words that fit on no line', async () => {
  expect(
    pagesOf(await write('Ada Obi', 30, `${'x'.repeat(2000)}\n\n${'on nights '.repeat(90)}`)),
  ).toBeGreaterThan(10)
})

test('nothing that somebody types becomes part of the document’s structure', async () => {
  const attack = 'Ada) /OpenAction << /S /JavaScript >> endobj ( &lt; <x:y>'
  const pdf = await write(attack, 1, attack)

  expect(pdf).toContain('(CV: Ada\\) /OpenAction')
  expect(pdf).not.toMatch(/^\/OpenAction|^endobj \(/m)
  // Nor in its XML metadata.
  const description = /<x:xmpmeta[^]*<\/x:xmpmeta>/.exec(pdf)?.[0]
  expect(description).toContain('OpenAction')
  expect(description).not.toMatch(/<x:y>|&lt;/)
})

test('names in the alphabets that we ship are drawn, and others are said', async () => {
  const { text } = await loadFaces()
  const drawn = (words: string) =>
    toPieces(words.normalize('NFC'), text)
      .map((piece) => piece.text)
      .join('')
  const names = ['Nguyễn Łucja Ọbí', 'Ελένη', 'Олена', 'प्रिया श्रेष्ठ', 'রহিমা', 'محمد علی', 'شکریہ']

  for (const name of names) expect(drawn(name)).toBe(name.normalize('NFC'))
  expect(await findUnprintable(names.join(' '))).toEqual([])
  expect(drawn('李 Li')).toBe('? Li')
  expect(await findUnprintable('李 Li 李')).toEqual(['李'])
})
