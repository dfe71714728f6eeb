import type { Page } from '@playwright/test'
import { aPdf } from './documents.ts'
import { expect, type test } from './e2e.ts'
import { waitForMail } from './journeys.ts'
import { tokenIn } from './startups.ts'
import { uniqueWord } from './unique-word.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

export async function asUpload(file: File, name = file.name) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await file.bytes()) }
}

/** Requests a case as founders do; returns the link in the email. */
export async function aCase(page: Page, server: Server) {
  const word = uniqueWord()
  const [companyName, companyEmail] = [`Maple ${word}`, `${word}@saltmarsh.example`]
  const answer = await page.request.post('/api/v1/startup', {
    multipart: {
      companyName,
      companyEmail,
      typeOfHealthcare: 'Care home',
      desc: 'What comes first?',
      companyDocument: await asUpload(aPdf(), 'Business plan.pdf'),
    },
  })
  expect(answer.status()).toBe(201)
  const mail = await waitForMail(server, companyEmail, /received your request/)
  const reference = /Your reference: (LF-\w{5})/.exec(mail.text)?.[1] ?? ''
  return { companyName, companyEmail, reference, link: linkIn(mail) }
}

export function linkIn(mail: { text: string }) {
  return `/startup/case/open?token=${tokenIn(mail)}`
}
