import { expect, test } from 'vitest'
import { findDoubts, type ProofWay } from './assess-domain.ts'
import { domainOfAddress, toDomain } from './domain-name.ts'
import { shippedTies, type Tie } from './known-domains.ts'
import { spellsName } from './likeness.ts'
import { isSameBody } from './same-body.ts'

const CARE: Tie = {
  name: 'Saltmarsh House Limited',
  source: 'CQC directory',
  asOf: '2026-11-01',
  isShared: false,
}
const IMPORTED: Record<string, Tie[]> = {
  'saltmarsh-care.co.uk': [CARE],
  'saltmarsh.wixsite.com': [CARE],
  'two.co.uk': [CARE, { ...CARE, name: 'Reedbed Lodge Ltd' }],
  'group.co.uk': [{ ...CARE, isShared: true }],
}

function codes(legalName: string, domain: string, way: ProofWay = 'mail', isOnRegister = true) {
  const ties = [...shippedTies(domain), ...(IMPORTED[domain] ?? [])]
  const body = { legalName, isOnRegister, tradingKeys: [] }
  return findDoubts(body, { domain, way, ties }).map(({ code }) => code)
}

test.each([
  ['Saltmarsh House Ltd', 'saltmarsh-care.co.uk'],
  ['Saltmarsh House Ltd t/a The Quay', 'saltmarsh-care.co.uk'],
  ['The Saltmarsh House Limited', 'saltmarsh-care.co.uk'],
  ['Saltmarsh House', 'saltmarsh-care.co.uk'],
  ['Saltmarsh House Ltd', 'two.co.uk'],
  ['Reedbed Lodge Limited', 'two.co.uk'],
  ['Leeds Teaching Hospitals NHS Trust', 'leedsth.nhs.uk'],
  ['Medway NHS Foundation Trust (MFT)', 'medway.nhs.uk'],
  ['Leeds Community Healthcare NHS Trust', 'leedscommunityhealthcare.nhs.uk'],
  ['Oxleas NHS Foundation Trust', 'oxleas.nhs.uk'],
  ['NHS Devon Integrated Care Board', 'onedevon.org.uk'],
  ['Leeds City Council', 'leeds.gov.uk'],
  ['Kent County Council', 'kent.gov.uk'],
  ['Sefton Metropolitan Borough Council', 'sefton.gov.uk'],
  ['London Borough of Hackney', 'hackney.gov.uk'],
  ['Care Quality Commission', 'cqc.org.uk'],
])('%s is proved by an address at %s, which a source ties to it', (name, domain) => {
  expect(codes(name, domain)).toEqual([])
})

test.each([
  // What a domain spells is no evidence.
  ['Saltmarsh House Ltd', 'saltmarshhouse.co.uk'],
  ['Saltmarsh House Ltd', 'saltmarsh-house.com'],
  ['Saltmarsh House Ltd', 'saltmarshhouse-group.uk'],
  ['Saltmarsh House Ltd', 'mail.saltmarsh-care.co.uk'],
  ['Saltmarsh House Ltd', 'saltmarsh-care.co.uk.evil.com'],
  ['Leeds Teaching Hospitals NHS Trust', 'nhs-uk.com'],
  ['Leeds Teaching Hospitals NHS Trust', 'leedsth-nhs.uk'],
  ['Leeds Teaching Hospitals NHS Trust', 'leedsth.nhs.uk.evil.com'],
  ['Leeds Teaching Hospitals NHS Trust', 'x.leedsth.nhs.uk'],
  ['Leeds City Council', 'leedscitycouncil.co.uk'],
  ['Leeds City Council', 'leedscity.gov.uk'],
  ['University of Leeds', 'universityofleeds.co.uk'],
  ['Care UK Ltd', 'care.com'],
  ['Saltmarsh House Ltd', 'xn--satmarshhouse-2ye.co.uk'],
  ['__proto__', 'constructor.com'],
  ['', 'saltmarsh.co.uk'],
])('%s is not proved by an address at %s, which no source knows', (name, domain) => {
  expect(codes(name, domain)).toEqual(['other-domain'])
})

test.each([
  ['Saltmarsh House LLP', 'saltmarsh-care.co.uk'],
  ['Saltmarsh', 'saltmarsh-care.co.uk'],
  ['Royal Saltmarsh House Ltd', 'saltmarsh-care.co.uk'],
  ['Sаltmarsh House Ltd', 'saltmarsh-care.co.uk'],
  ['Leeds NHS Trust', 'leedsth.nhs.uk'],
  ['Leeds Teaching Hospitals NHS Trust Ltd', 'leedsth.nhs.uk'],
  ['Leeds Beckett University', 'leeds.ac.uk'],
])(
  '%s is not the body to which a source ties %s, and the desk reads whose it is',
  (name, domain) => {
    expect(new Set(codes(name, domain, 'dns'))).toEqual(new Set(['other-domain', 'tied-elsewhere']))
  },
)

test('a name that somebody typed has nothing beside it', () => {
  const typed = (name: string) => codes(name, 'saltmarsh-care.co.uk', 'mail', false)
  expect(typed('Saltmarsh House Ltd')).toEqual([])
  for (const name of [
    'Saltmarsh House Ltd (NHS)',
    'Saltmarsh House Ltd t/a Barts Health NHS Trust',
  ])
    expect(typed(name)).toContain('other-domain')
})

const SHARED = ['nhs.net', 'nhs.uk', 'gov.uk', 'ac.uk', 'co.uk', 'facebook.com', 'caremark.co.uk']

test.each([
  ['Saltmarsh House Ltd', 'saltmarsh.wixsite.com'],
  ['Saltmarsh House Ltd', 'group.co.uk'],
  ...SHARED.map((domain): [string, string] => ['Leeds Teaching Hospitals NHS Trust', domain]),
])('%s is not proved by %s, which many share', (name, domain) => {
  expect(codes(name, domain)).toEqual(['shared-domain'])
  expect(codes(name, domain, 'dns')).toEqual(['shared-domain'])
})

test('students have addresses at a university, but not its records', () => {
  expect(codes('University of Leeds', 'leeds.ac.uk')).toEqual(['shared-domain'])
  expect(codes('University of Leeds', 'leeds.ac.uk', 'dns')).toEqual([])
  expect(codes('Leeds University', 'leeds.ac.uk', 'file')).toEqual([])
  expect(codes('University of Leeds', 'students.leeds.ac.uk', 'dns')).toEqual(['other-domain'])
})

/** Domains that anybody can buy and that look like a name. */
function lookAlikes(name: string) {
  const words = name
    .toLowerCase()
    .replaceAll('&', 'and')
    .split(/[^a-z]+/)
    .filter(Boolean)
  const labels = ['', '-'].flatMap((mark) => {
    const label = words.join(mark)
    const initials = words.map(([first]) => first).join('')
    const added = ['uk', 'group', 'jobs', 'careers', 'hr', 'recruitment', 'nhs', 'official', 'care']
    return [
      label,
      ...added.flatMap((word) => [`${label}${word}`, `${label}-${word}`, `${word}-${label}`]),
      `the${mark}${label}`,
      `${label}s`,
      label.replaceAll('l', '1'),
      label.replaceAll('o', '0'),
      label.replaceAll('i', '1'),
      label.replace(/(?<=.)[aeiou]/, ''),
      `${initials}${mark}jobs`,
    ]
  })
  const ends = ['co.uk', 'org.uk', 'uk', 'com', 'co', 'ltd.uk', 'nhs-uk.com', 'uk.com']
  return [...new Set(labels)].flatMap((label) => ends.map((end) => `${label}.${end}`))
}

test.each([
  'Spire Healthcare Limited',
  'Tesco Stores Limited',
  'Saltmarsh House Limited',
  'Leeds Teaching Hospitals NHS Trust',
  'Leeds City Council',
  'University of Leeds',
  'British Red Cross',
])('none of hundreds of domains that look like ‘%s’ proves it', (name) => {
  const domains = lookAlikes(name)
  expect(domains.length).toBeGreaterThan(200)
  const ways = ['mail', 'dns', 'file'] as const
  const proving = domains.filter((domain) =>
    ways.some((way) => codes(name, domain, way).length === 0),
  )
  expect(proving).toEqual([])
})

test('the desk reads whether a domain spells the name', () => {
  const words = (domain: string) =>
    findDoubts(
      { legalName: 'Smith & Jones Care LLP', isOnRegister: true, tradingKeys: ['quay'] },
      { domain, way: 'mail', ties: [] },
    ).map((doubt) => doubt.words)
  for (const domain of ['smithandjonescare.co.uk', 'smith-jones-care.com', 'the-quay.org.uk'])
    expect(words(domain)[0]).toContain('It spells the name, but anybody can buy such a domain.')
  for (const domain of ['smithandjonescare.org', 'smith-jones-care.care', 'quay.net'])
    expect(words(domain)[0]).toContain('It spells the name, but ends in ‘.')
  expect(words('reedbed.co.uk')[0]).toContain('It does not spell the name')
  expect(spellsName('uk.com', 'the uk group')).toBe(false)
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
