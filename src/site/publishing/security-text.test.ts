import { expect, test } from 'vitest'
import { openTestServer } from '#tests/support/test-server.ts'
import { securityText } from './security-text.ts'

const { app } = await openTestServer()

test('security.txt names a contact and a day within a year, from which on it does not count', async () => {
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt')

  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Contact: http://localhost:3000/contact\n')
  expect(body).toContain('Canonical: http://localhost:3000/.well-known/security.txt\n')
  const [, expires = ''] = /^Expires: (.+)$/m.exec(body) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})

test('it is the same all day', () => {
  const site = { publicUrl: 'https://jobs.example' }
  const morning = securityText(site, Date.parse('2026-11-28T01:00:00Z'))

  expect(morning).toBe(securityText(site, Date.parse('2026-11-28T23:00:00Z')))
  expect(morning).toContain('Expires: 2027-05-27T00:00:00Z')
})
