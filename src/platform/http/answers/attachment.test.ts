import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { asAttachment } from './attachment.ts'

test.each([
  ['plan.pdf', 'filename=plan.pdf'],
  ['My plan (2).pdf', 'filename="My plan (2).pdf"'],
  [
    'Plan für Zoë.pdf',
    `filename="Plan f?r Zo?.pdf"; filename*=UTF-8''Plan%20f%C3%BCr%20Zo%C3%AB.pdf`,
  ],
  ['計画.docx', `filename="??.docx"; filename*=UTF-8''%E8%A8%88%E7%94%BB.docx`],
  ['a";x=.pdf', String.raw`filename="a\";x=.pdf"`],
  [
    "it's\r\nSet-Cookie.pdf",
    `filename="it's??Set-Cookie.pdf"; filename*=UTF-8''it%27s%0D%0ASet-Cookie.pdf`,
  ],
  ['half \ud83d.pdf', `filename="half ?.pdf"; filename*=UTF-8''half%20%EF%BF%BD.pdf`],
])('a file called %j is saved under its name and cannot add a header', async (name, expected) => {
  const app = Fastify()
  app.get('/', (_request, reply) => asAttachment(reply, name).send('text'))

  const { headers } = await app.inject('/')

  expect(headers['content-disposition']).toBe(`attachment; ${expected}`)
  expect(headers['set-cookie']).toBeUndefined()
})
