import { expect, test } from 'vitest'
import { JobType, PayPeriod, type JobView } from '#trade/jobs.schema.ts'
import { problemsOf } from '#tests/support/schema-org.ts'
import { structuredDataScripts } from './structured-data-scripts.ts'
import { toBreadcrumbs } from './to-breadcrumbs.ts'
import { toJobPosting } from './to-job-posting.ts'
import { toWebSite } from './to-web-site.ts'

const SITE = { publicUrl: 'https://landfall.example' }

/** An open job with every fact, except as the test says. */
function aView(overrides: Partial<JobView> = {}): JobView {
  return {
    id: '0abcdefghijkl',
    ownerId: 'owner',
    organisationId: 'organisation',
    poster: 'source',
    title: 'Ward sister',
    employer: 'Lantern Quay Hospital',
    logo: '/logos/0abcdefghijkl.webp',
    category: { slug: 'nursing', name: 'Nursing' },
    type: 'Full-time',
    location: 'Leeds, United Kingdom',
    isRemote: false,
    pay: { min: 31_049, max: 37_796, currency: 'GBP', period: 'year', text: null },
    preview: 'We look after people.',
    postedAt: '2026-11-01T09:30:00.000Z',
    lastSeenAt: new Date().toISOString(),
    isOpen: true,
    isFilled: false,
    isSample: false,
    offersSponsorship: false,
    check: null,
    headline: null,
    otherCopies: null,
    status: 'open',
    lawReason: null,
    lawException: null,
    lawStop: null,
    description: 'We look after people.\n\n- Lead a shift\n- Teach',
    descriptionHtml: null,
    applyEmail: 'jobs@lantern-quay.example',
    hoursPerWeek: 37.5,
    country: { code: 'GB', name: 'United Kingdom' },
    place: 'Leeds',
    postcodeDistrict: 'LS1',
    latitude: 53.8,
    longitude: -1.55,
    closesAt: '2026-12-01T23:59:00.000Z',
    closingWords: null,
    source: null,
    legalName: null,
    companyNumber: null,
    sponsorId: null,
    occupationCode: null,
    payBand: null,
    ...overrides,
  }
}

const BARE: Partial<JobView> = {
  ownerId: null,
  organisationId: null,
  logo: null,
  type: null,
  pay: null,
  hoursPerWeek: null,
  place: null,
  postcodeDistrict: null,
  latitude: null,
  longitude: null,
  closesAt: null,
}

test('a job that says everything is described with everything', () => {
  expect(toJobPosting(aView(), SITE)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Ward sister',
    description: '<p>We look after people.</p><ul><li>Lead a shift</li><li>Teach</li></ul>',
    url: 'https://landfall.example/jobDetails/0abcdefghijkl/ward-sister',
    identifier: { '@type': 'PropertyValue', name: 'Landfall', value: '0abcdefghijkl' },
    datePosted: '2026-11-01T09:30:00.000Z',
    validThrough: '2026-12-01T23:59:00.000Z',
    employmentType: 'FULL_TIME',
    workHours: '37.5 hours a week',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Lantern Quay Hospital',
      logo: 'https://landfall.example/logos/0abcdefghijkl.webp',
    },
    industry: 'Nursing',
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Leeds',
        postalCode: 'LS1',
        addressCountry: 'GB',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 53.8, longitude: -1.55 },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: {
        '@type': 'QuantitativeValue',
        minValue: 31_049,
        maxValue: 37_796,
        unitText: 'YEAR',
      },
    },
    directApply: true,
  })
})

test('what an advert does not say is left out', () => {
  const posting = toJobPosting(aView({ ...BARE, isUndated: true }), SITE)

  expect(Object.keys(posting ?? {}).toSorted()).toEqual([
    '@context',
    '@type',
    'description',
    'directApply',
    'hiringOrganization',
    'identifier',
    'industry',
    'jobLocation',
    'title',
    'url',
  ])
  expect(posting).toMatchObject({
    hiringOrganization: { '@type': 'Organization', name: 'Lantern Quay Hospital' },
    jobLocation: { '@type': 'Place', address: { addressCountry: 'GB' } },
    directApply: false,
  })
  expect(JSON.stringify(posting)).not.toContain('null')
})

test.each([
  ['a closed job', { isOpen: false }],
  ['a sample', { isSample: true }],
])('%s is no job posting', (_, overrides) => {
  expect(toJobPosting(aView(overrides), SITE)).toBeNull()
})

test('each type and each way to pay has its word', () => {
  const typeOf = (type: JobType) => toJobPosting(aView({ type }), SITE)?.employmentType
  expect(JobType.options.map(typeOf)).toEqual(['FULL_TIME', 'PART_TIME', 'CONTRACTOR'])

  const unitOf = (period: PayPeriod) => salaryOf({ period })?.value.unitText
  expect(PayPeriod.options.map(unitOf)).toEqual(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'])
})

function salaryOf(pay: Partial<NonNullable<JobView['pay']>>) {
  const whole = { min: 12.5, max: 14, currency: 'GBP', period: 'hour', text: null } as const
  const posting = toJobPosting(aView({ pay: { ...whole, ...pay } }), SITE)
  return posting?.baseSalary as { value: Record<string, unknown> } | undefined
}

test('pay is one figure, an end of a range or nothing, never a guess', () => {
  const value = (pay: Parameters<typeof salaryOf>[0]) => salaryOf(pay)?.value

  expect(value({ max: 12.5 })).toMatchObject({ value: 12.5 })
  expect(value({ max: null })).toEqual({
    '@type': 'QuantitativeValue',
    minValue: 12.5,
    unitText: 'HOUR',
  })
  expect(value({ min: null })).not.toHaveProperty('minValue')
  expect(value({ period: null })).toBeUndefined()
  expect(value({ min: null, max: null, text: 'Band 5' })).toBeUndefined()
})

test('a remote job says that it is, and who may apply', () => {
  expect(toJobPosting(aView({ isRemote: true }), SITE)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'United Kingdom' },
  })
})

test('the start of a foreign postcode is not taken for a postcode', () => {
  const country = { code: 'IE', name: 'Ireland' }

  const posting = toJobPosting(aView({ country, postcodeDistrict: 'D02' }), SITE)
  expect(JSON.stringify(posting)).not.toContain('postalCode')
})

test.each([
  ['everything', aView()],
  ['next to nothing', aView(BARE)],
  ['a remote place', aView({ isRemote: true })],
  ['markup', aView({ descriptionHtml: '<h3>Duties</h3><p>Care &amp; more</p>' })],
])('a posting with %s is valid by schema.org and by Google', async (_, job) => {
  const problems = await problemsOf(toJobPosting(job, SITE) ?? { '@type': 'none' })

  expect(problems.filter((problem) => !problem.includes('(optional)'))).toEqual([])
})

test('the validator knows the vocabulary', async () => {
  const wrong = { ...toJobPosting(aView(), SITE), '@type': 'JobPosting', salaryy: 1 }

  expect(await problemsOf(wrong)).toContain(
    'WARNING: Property "salaryy" for type "JobPosting" is not supported by the schema.org specification',
  )
})

test('all that Google recommends is there when the advert says it', async () => {
  const problems = await problemsOf(
    toJobPosting(aView({ isRemote: true }), SITE) ?? { '@type': 'none' },
  )

  expect(problems).toEqual([])
})

test('the way to a job and the site itself are valid too', async () => {
  expect(await problemsOf(toBreadcrumbs(aView(), SITE) as { '@type': string })).toEqual([])
  for (const part of toWebSite(SITE)['@graph']) {
    expect(await problemsOf(part as { '@type': string })).toEqual([])
  }
})

test('no text ends the script it stands in, and all of it comes out again', () => {
  const hostile = '</script><!--<script>alert(1)</script> & \u2028\u2029 ]]> "\\ \u0000 😀'
  const job = aView({ title: hostile, employer: hostile, description: hostile, place: hostile })

  const html = structuredDataScripts([toJobPosting(job, SITE), null])
  const text = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? ''

  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({
    title: hostile,
    hiringOrganization: { name: hostile },
    description: expect.stringContaining('&lt;/script&gt;'),
  })
})

test('of a poster who is not proved, search engines read so, and get no logo', () => {
  const posting = toJobPosting(aView({ poster: 'unproved', employer: 'A <b>Trust</b>' }), SITE)

  expect(posting?.description).toMatch(
    /^<p>We have not checked that this poster acts for A &lt;b&gt;Trust&lt;\/b&gt;\.<\/p>/,
  )
  expect(posting?.hiringOrganization).not.toHaveProperty('logo')
})
