import { expect, test } from 'vitest'
import { isFreeMail, isSharedDomain, isThrowAway } from './mail-domains.ts'

test.each(['gmail.com', 'GoogleMail.com', 'yahoo.co.uk', 'outlook.com', 'proton.me', 'tuta.com'])(
  '%s is a free provider',
  (domain) => {
    expect(isFreeMail(domain)).toBe(true)
  },
)

test.each(['leedsth.nhs.uk', 'nhs.net', 'royalmail.com', 'example.com', 'oak-care.co.uk', ''])(
  '%j is no free provider',
  (domain) => {
    expect(isFreeMail(domain)).toBe(false)
  },
)

test.each([
  ['mailinator.com', true],
  ['x.mailinator.com', true],
  ['oak-care.co.uk', false],
  ['gmail.com', false],
  ['', false],
])('%j is for throwing away: %s', (domain, expected) => {
  expect(isThrowAway(domain)).toBe(expected)
})

test.each([
  ['nhs.net', true],
  ['NHS.uk', true],
  ['gov.uk', true],
  ['ac.uk', true],
  ['leedsth.nhs.uk', false],
  ['leeds.ac.uk', false],
  ['royalmail.com', false],
])('%s is shared by many: %s', (domain, expected) => {
  expect(isSharedDomain(domain)).toBe(expected)
})
