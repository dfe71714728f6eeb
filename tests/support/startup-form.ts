import type { FastifyInstance } from 'fastify'
import { asMultipart } from './multipart.ts'
import { uniqueWord } from './unique-word.ts'

let visitors = 0

/** Sends the founder's form to the API. Each has a unique IP address, unless the test is about limits. */
export async function postStartup(
  app: Pick<FastifyInstance, 'inject'>,
  fields: Record<string, string | File>,
  { headers = {}, from }: { headers?: Record<string, string>; from?: string } = {},
) {
  visitors += 1
  const form = await asMultipart(fields)
  return app.inject({
    method: 'POST',
    url: '/api/v1/startup',
    remoteAddress: from ?? `203.0.113.${visitors}`,
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
}

export function aStartupForm(overrides: Record<string, string | File> = {}) {
  return {
    companyName: `Saltmarsh Care ${uniqueWord()}`,
    typeOfHealthcare: 'Care home',
    companyEmail: 'founder@saltmarsh.example',
    companyPhoneNumber: '+44 113 496 0000',
    desc: 'We want to register with CQC.\nWhat comes first?',
    ...overrides,
  }
}
