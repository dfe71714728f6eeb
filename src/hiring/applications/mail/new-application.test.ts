import { expect, test } from 'vitest'
import type { AdvertSnapshot } from '#hiring/applications/model/application-views.ts'
import { newApplicationEmail } from './applications.mail.ts'

test('a colleague logs in with an account of their own, and reads an address as it is', () => {
  const { paragraphs } = newApplicationEmail({
    advert: { title: 'Night nurse', location: 'Leeds' } as AdvertSnapshot,
    applicant: { name: 'Ada Eze', country: 'Nigeria' },
    href: 'https://landfall.example/applicants/1/2',
    proofHref: null,
    unconfirmed: 'jobs@royalonsen.co.uk',
  })

  const words = (paragraphs ?? []).join('\n')
  expect(words).toContain('Log in with your account')
  expect(words).toContain('names jobs@royalonsen.co.uk for applications')
})
