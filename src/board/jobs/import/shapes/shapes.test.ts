import { expect, test } from 'vitest'
import { toAdvert } from './to-advert.ts'

test('a JobPosting with everything schema.org has for it', () => {
  const advert = toAdvert({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Registered nurse',
    description: '<p>Care</p>',
    identifier: { '@type': 'PropertyValue', name: 'Saltmarsh', value: 4711 },
    url: 'https://jobs.saltmarsh.example/4711',
    hiringOrganization: { '@type': 'Organization', name: 'Saltmarsh House', logo: 'x.png' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Leeds',
        addressRegion: 'West Yorkshire',
        postalCode: 'LS1 4AP',
        addressCountry: { '@type': 'Country', name: 'GB' },
      },
      geo: { latitude: 53.8, longitude: -1.55 },
    },
    jobLocationType: 'TELECOMMUTE',
    employmentType: ['FULL_TIME', 'CONTRACTOR'],
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { '@type': 'QuantitativeValue', minValue: 31049, maxValue: 37796, unitText: 'YEAR' },
    },
    industry: 'Nursing',
    workHours: '37.5 hours',
    applicationContact: { email: 'jobs@saltmarsh.example' },
    datePosted: '2026-11-01',
    validThrough: '2026-12-01',
  })
  expect(advert).toEqual({
    title: 'Registered nurse',
    employer: 'Saltmarsh House',
    description: '<p>Care</p>',
    reference: '4711',
    source: 'Saltmarsh',
    url: 'https://jobs.saltmarsh.example/4711',
    location: 'Leeds',
    region: 'West Yorkshire',
    postcode: 'LS1 4AP',
    country: 'GB',
    latitude: '53.8',
    longitude: '-1.55',
    remote: 'true',
    type: 'FULL_TIME, CONTRACTOR',
    payMin: '31049',
    payMax: '37796',
    payPeriod: 'YEAR',
    payCurrency: 'GBP',
    category: 'Nursing',
    hours: '37.5 hours',
    email: 'jobs@saltmarsh.example',
    postedAt: '2026-11-01',
    closesAt: '2026-12-01',
  })
})

test('a JobPosting in its shortest forms', () => {
  expect(
    toAdvert({
      '@type': ['Thing', 'http://schema.org/JobPosting'],
      title: 'Cook',
      hiringOrganization: 'Fen House',
      jobLocation: [{ address: 'Ely, Cambridgeshire' }, { address: 'March' }],
      baseSalary: '£12.50 an hour',
      url: 'https://www.fen.example/cook',
    }),
  ).toMatchObject({
    employer: 'Fen House',
    location: 'Ely, Cambridgeshire',
    payText: '£12.50 an hour',
    reference: 'https://www.fen.example/cook',
    source: 'fen.example',
  })
  expect(
    toAdvert({ '@type': 'JobPosting', baseSalary: { value: 30_000, currency: 'EUR' } }),
  ).toMatchObject({ payMin: '30000', payMax: '30000', payCurrency: 'EUR' })
})

test('keys with a namespace are read like bare ones', () => {
  expect(
    toAdvert({
      '@type': 'schema:JobPosting',
      'schema:title': [{ '@value': 'Cook' }],
      'http://schema.org/hiringOrganization': { 'http://schema.org/name': 'Fen House' },
    }),
  ).toMatchObject({ title: 'Cook', employer: 'Fen House' })
})

test('a job our own server gave out', () => {
  const listed = {
    _id: '4rg1',
    userID: null,
    logo: null,
    date: '21 Nov 2026',
    name: 'Fen House',
    title: 'Cook',
    ranges: 'Part-time',
    category: 'Hospitality',
    location: 'Ely, United Kingdom',
    description: 'Cook.',
    email: 'cook@fen.example',
  }
  expect(toAdvert(listed)).toMatchObject({
    reference: '4rg1',
    boardId: '4rg1',
    employer: 'Fen House',
    type: 'Part-time',
    category: 'Hospitality',
    location: 'Ely, United Kingdom',
    postedAt: '21 Nov 2026',
  })
  expect(
    toAdvert({
      ...listed,
      status: 'closed',
      place: null,
      country: 'GB',
      postedAt: '2026-11-21T09:00:00.000Z',
      pay: { min: 12.5, max: null, currency: 'GBP', period: 'hour', text: null },
      source: { name: 'fen', url: null },
    }),
  ).toMatchObject({
    isClosed: true,
    location: undefined,
    country: 'GB',
    payMin: '12.5',
    payMax: undefined,
    payPeriod: 'hour',
    source: 'fen',
    postedAt: '2026-11-21T09:00:00.000Z',
  })
})

test('flat adverts under the names that boards and spreadsheets use', () => {
  expect(
    toAdvert({
      source: 'board',
      id: 12,
      title: 'Cook',
      company: 'Fen House',
      location: 'Ely',
      lat: '52.4',
      lon: 0.26,
      salary_min: 25000,
      salary_max: null,
      salary_is_predicted: '0',
      contract_type: 'permanent',
      contract_time: 'part_time',
      posted_at: '13/07/2026',
      description_snippet: 'Short…',
      description: 'Long text',
    }),
  ).toEqual({
    source: 'board',
    reference: '12',
    title: 'Cook',
    employer: 'Fen House',
    location: 'Ely',
    latitude: '52.4',
    longitude: '0.26',
    payMin: '25000',
    payIsEstimate: '0',
    type: 'permanent, part_time',
    postedAt: '13/07/2026',
    description: 'Long text',
  })
  expect(
    toAdvert({
      referencenumber: 'r',
      jobtype: 'fulltime',
      expirationdate: '2026-12-01',
      postalcode: 'CB7',
    }),
  ).toEqual({ reference: 'r', type: 'fulltime', closesAt: '2026-12-01', postcode: 'CB7' })
})

test('values wrapped by an API are unwrapped', () => {
  expect(
    toAdvert({
      title: 'Cook',
      company: { display_name: 'Fen' },
      category: { label: 'Food', tag: 'x' },
    }),
  ).toEqual({ title: 'Cook', employer: 'Fen', category: 'Food' })
})

test('a place, pay and an employer written as objects are read part by part', () => {
  expect(
    toAdvert({
      company: { name: 'Fen House', id: '3' },
      location: { city: 'Ely', postcode: 'CB7 4AA', country: 'GB', id: '4' },
      salary: { min: '36000', max: '41000', currency: 'GBP', period: 'year', title: { a: 1 } },
    }),
  ).toEqual({
    employer: 'Fen House',
    location: 'Ely',
    postcode: 'CB7 4AA',
    country: 'GB',
    payMin: '36000',
    payMax: '41000',
    payCurrency: 'GBP',
    payPeriod: 'year',
  })
})

test.each([
  { '@type': 'JobPosting', title: 'Expressions of interest: care roles' },
  { title: 'Speculative enquiries', company: 'Fen House' },
  { text: 'Open Application', categories: {}, hostedUrl: 'https://jobs.lever.co/fen/1' },
  { title: 'Register your interest' },
  { title: 'Future opportunities in nursing' },
])('%o stands for no job, in whatever shape', (record) => {
  expect(toAdvert(record).isUnlisted).toBe(true)
})

test.each(['Talent acquisition partner', 'Manager of future opportunities', 'Open learning tutor'])(
  '%s is a job',
  (title) => {
    expect(toAdvert({ '@type': 'JobPosting', title }).isUnlisted).toBeUndefined()
  },
)
