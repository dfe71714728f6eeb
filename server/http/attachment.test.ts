import { expect, test } from 'vitest'
import { attachmentNamed } from './attachment.ts'

test.each([
  ['Ada Obi.pdf', `attachment; filename="Ada Obi.pdf"; filename*=UTF-8''Ada%20Obi.pdf`],
  ['Ọbi.pdf', `attachment; filename="_bi.pdf"; filename*=UTF-8''%E1%BB%8Cbi.pdf`],
  [
    'a"; filename="b.exe',
    `attachment; filename="a_; filename=_b.exe"; filename*=UTF-8''a%22%3B%20filename%3D%22b.exe`,
  ],
  ['a\r\nb.pdf', `attachment; filename="a__b.pdf"; filename*=UTF-8''a%0D%0Ab.pdf`],
  [
    `it's (1)*.pdf`,
    `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`,
  ],
  ['100%\\.pdf', `attachment; filename="100__.pdf"; filename*=UTF-8''100%25%5C.pdf`],
  ['\uD800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])('a file called %j', (name, header) => {
  expect(attachmentNamed(name)).toBe(header)
})
