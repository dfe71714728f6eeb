import { expect, test } from 'vitest'
import { findDoubt, type ProofWay } from './assess-domain.ts'
import { domainOfAddress, toDomain } from './domain-name.ts'
import { isSameBody } from './same-body.ts'

const doubt = (legalName: string, domain: string, way: ProofWay = 'mail', trading: string[] = []) =>
  findDoubt(legalName, trading, { domain, way })?.code ?? null

test.each([
  ['Saltmarsh House Ltd', 'saltmarshhouse.co.uk'],
  ['Saltmarsh House Ltd', 'saltmarsh-house.com'],
  ['The Saltmarsh House Limited', 'saltmarshhouse.co.uk'],
  ['Saltmarsh House Group Ltd', 'saltmarshhouse.co.uk'],
  ['Smith & Jones Care LLP', 'smithandjonescare.co.uk'],
  ['Smith & Jones Care LLP', 'smith-jones-care.co.uk'],
  ['Leeds Teaching Hospitals NHS Trust', 'leedsth.nhs.uk'],
  ['Leeds Community Healthcare NHS Trust', 'leedscommunityhealthcare.nhs.uk'],
  ['Oxleas NHS Foundation Trust', 'oxleas.nhs.uk'],
  ['Leeds City Council', 'leeds.gov.uk'],
  ['Kent County Council', 'kent.gov.uk'],
  ['London Borough of Hackney', 'hackney.gov.uk'],
])('%s is proved by an address at %s', (name, domain) => {
  expect(doubt(name, domain)).toBeNull()
})

test.each([
  // Domains of another organisation, or of no particular one.
  ['Saltmarsh House Ltd', 'reedbed.co.uk'],
  ['Saltmarsh House Ltd', 'saltmarsh.co.uk'],
  ['Saltmarsh House Ltd', 'mail.saltmarshhouse.co.uk'],
  ['Saltmarsh House Ltd', 'saltmarshhouse.wixsite.com'],
  ['Saltmarsh House Ltd', 'saltmarshhouse.uk.com'],
  ['Saltmarsh House Ltd', 'saltmarshhouse.co.uk.evil.com'],
  ['Saltmarsh House Ltd', 'saltmarshhouse.xyz'],
  ['Saltmarsh House Ltd', 'saltmarshhousejobs.co.uk'],
  // A name that contains another one.
  ['Royal Saltmarsh House Ltd', 'saltmarshhouse.co.uk'],
  ['Saltmarsh House Ltd', 'royalsaltmarshhouse.co.uk'],
  ['Leeds Teaching Hospitals NHS Trust', 'leeds.nhs.uk'],
  ['Leeds NHS Trust', 'leedsth.nhs.uk'],
  // Look-alikes of public bodies, and names that nobody can buy.
  ['Leeds Teaching Hospitals NHS Trust', 'nhs-uk.com'],
  ['Leeds Teaching Hospitals NHS Trust', 'leedsth-nhs.uk'],
  ['Leeds Teaching Hospitals NHS Trust', 'leedsth.nhs.uk.evil.com'],
  ['Leeds Teaching Hospitals NHS Trust', 'x.leedsth.nhs.uk'],
  ['Leeds Teaching Hospitals NHS Trust', 'leedsteachinghospitalsnhstrust.co.uk'],
  ['Leeds Teaching Hospitals NHS Trust Ltd', 'leedsteachinghospitalsnhstrust.co.uk'],
  ['Leeds City Council', 'leedscitycouncil.co.uk'],
  ['Leeds City Council', 'gov.uk.com'],
  ['University of Leeds', 'universityofleeds.co.uk'],
  // Names too short to be unique to one organisation.
  ['Care UK Ltd', 'care.com'],
  ['IBM UK Ltd', 'ibm.com'],
  // Letters of another alphabet.
  ['Saltmarsh House Ltd', 'xn--satmarshhouse-2ye.co.uk'],
  ['Sаltmarsh House Ltd', 'saltmarshhouse.co.uk'],
  ['__proto__', 'constructor.com'],
])('%s is not proved by an address at %s', (name, domain) => {
  expect(doubt(name, domain)).toBe('other-domain')
})

test.each(['nhs.net', 'nhs.uk', 'gov.uk', 'ac.uk', 'co.uk'])('many share %s', (domain) => {
  expect(doubt('Leeds Teaching Hospitals NHS Trust', domain)).toBe('shared-domain')
  expect(doubt('Leeds Teaching Hospitals NHS Trust', domain, 'dns')).toBe('shared-domain')
})

test('students have addresses at a university, but not its records', () => {
  expect(doubt('University of Leeds', 'leeds.ac.uk')).toBe('shared-domain')
  expect(doubt('University of Leeds', 'leeds.ac.uk', 'dns')).toBeNull()
  expect(doubt('University of Leeds', 'students.leeds.ac.uk', 'dns')).toBe('other-domain')
})

test('a name under which the register says that it trades counts', () => {
  expect(doubt('SMH Care Ltd', 'saltmarshhouse.co.uk', 'mail', ['saltmarsh house'])).toBeNull()
})

test.each([
  [' HTTPS://www.Example.co.uk/jobs?x#y ', 'example.co.uk'],
  ['example.co.uk.', 'example.co.uk'],
  ['bücher.de', 'xn--bcher-kva.de'],
])('%o is a domain', (text, domain) => {
  expect(toDomain(text)).toBe(domain)
})

test.each([
  '',
  'localhost',
  'printer.local',
  '127.0.0.1',
  '0x7f.1',
  '2130706433',
  '[::1]',
  '::1',
  'example.com:8080',
  'user@example.com',
  'exa mple.com',
  '-a.com',
  'a..com',
  'metadata.internal',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(200)}com`,
  'ex\u0000ample.com',
])('%o is no domain', (text) => {
  expect(toDomain(text)).toBeNull()
})

test('the domain of an address is what stands behind the last @', () => {
  expect(domainOfAddress('"a@gov.uk"@evil.example.org')).toBe('evil.example.org')
  expect(domainOfAddress('a@evil.com/leedsth.nhs.uk')).toBeNull()
  expect(domainOfAddress('a@evil.com:25')).toBeNull()
})

test.each([
  ['Saltmarsh House', 'Saltmarsh House Ltd', true],
  ['Saltmarsh House Limited', 'Saltmarsh House Ltd', true],
  ['Saltmarsh House LLP', 'Saltmarsh House Ltd', false],
  ['Saltmarsh', 'Saltmarsh House Ltd', false],
  ['Leeds Teaching Hospitals NHS Trust', 'Evil Care Ltd', false],
  ['Sаltmarsh House', 'Saltmarsh House Ltd', false],
  ['The Quay', 'Saltmarsh House Ltd', true],
])('%s and %s are one body: %s', (name, legalName, isOne) => {
  expect(isSameBody({ name, legalName, tradingKeys: ['quay'] })).toBe(isOne)
})
