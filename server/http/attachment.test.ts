import { expect, test } from 'vitest'
import { dispositionOf } from './attachment.ts'

test.each([
  ['plan.pdf', `filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  ['My plan (2).pdf', `filename="My plan (2).pdf"; filename*=UTF-8''My%20plan%20%282%29.pdf`],
  [
    'Plan für Zoë.pdf',
    `filename="Plan fu_r Zoe_.pdf"; filename*=UTF-8''Plan%20f%C3%BCr%20Zo%C3%AB.pdf`,
  ],
  ['計画.docx', `filename="_.docx"; filename*=UTF-8''%E8%A8%88%E7%94%BB.docx`],
  ['a";x=.pdf', `filename="a_x_.pdf"; filename*=UTF-8''a%22%3Bx%3D.pdf`],
  [
    "it's\r\nSet-Cookie.pdf",
    `filename="it_s_Set-Cookie.pdf"; filename*=UTF-8''it%27s%0D%0ASet-Cookie.pdf`,
  ],
])('%j is saved under its name, and breaks out of no header', (name, expected) => {
  expect(dispositionOf(name)).toBe(`attachment; ${expected}`)
})
