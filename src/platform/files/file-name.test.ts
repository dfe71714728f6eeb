import { expect, test } from 'vitest'
import { safeFileName } from './file-name.ts'

test.each([
  ['plan.pdf', 'plan.pdf'],
  ['Business plan 2026.v2.docx', 'Business plan 2026.v2.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\ada\\plan.pdf', 'plan.pdf'],
  ['plan\u202Efdp.exe', 'planfdp.pdf'],
  ['a\u200Bb\r\nContent-Type: text\0.pdf', 'ab Content-Type text.pdf'],
  ['.htaccess', 'document.pdf'],
  ['...', 'document.pdf'],
  ['', 'document.pdf'],
  ['Ọgbọ́n – ètò.pdf', 'Ọgbọ́n – ètò.pdf'],
  [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(120)}.pdf`],
])('a PDF named %j is saved as %j', (name, expected) => {
  expect(safeFileName(name, 'pdf')).toBe(expected)
})
