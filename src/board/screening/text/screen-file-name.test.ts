import { expect, test } from 'vitest'
import { findFileNameProblem } from './screen-file-name.ts'

test.each([
  'GB29NWBK60161331926819.png',
  'CoS fee 2900 pounds.png',
  'WhatsApp +447700900123.png',
  'whatsapp_me_07700900123.jpg',
  'Lоgo.png',
])('a file called %s is called something else first', (name) => {
  expect(
    findFileNameProblem({ field: 'companyLogo', kind: 'file-name', text: name }),
  ).toMatchObject({
    field: 'companyLogo',
    message: expect.stringMatching(/^Give the file another name\. .* We read: ‘/),
  })
})

test.each([
  'logo final (2).png',
  'IMG_20260105_103321.jpg',
  'WhatsApp Image 2026-01-05 at 10.33.21.jpeg',
  'Saltmarsh House, bank nurses.webp',
  '',
  `${'x'.repeat(10_000)}.png`,
])('%s is a name like any other', (name) => {
  expect(findFileNameProblem({ field: 'companyLogo', kind: 'file-name', text: name })).toBeNull()
})
