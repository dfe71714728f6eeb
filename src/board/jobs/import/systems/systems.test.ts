import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { prepareJob } from '#board/jobs/import/prepare-job.ts'
import { openRecords } from '#board/jobs/import/input/read-records.ts'
import { toAdvert } from '#board/jobs/import/shapes/to-advert.ts'
import { openInput } from '#platform/import/open-input.ts'

const SAMPLES = path.join(import.meta.dirname, 'samples')
const OPTIONS = {
  source: null,
  fallbackSource: 'sample',
  country: 'GB',
  category: 'administration',
  ignoreClosingDates: false,
  now: Date.parse('2026-11-28T12:00:00Z'),
}

async function read(file: string) {
  const jobs = []
  for await (const record of await openRecords(
    await openInput(path.join(SAMPLES, file)),
    new Map(),
  )) {
    const advert = 'problem' in record ? {} : toAdvert(record.value, record.feed)
    if (advert.isUnlisted) continue
    // A source has an employer of its own where its list names none.
    const prepared = prepareJob({ employer: 'Fen House', ...advert }, OPTIONS)
    if ('problems' in prepared) throw new Error(JSON.stringify(prepared.problems))
    jobs.push(prepared.row)
  }
  return jobs
}

const EXPECTED: Record<string, object[]> = {
  'json/greenhouse.json': [
    {
      source: 'greenhouse.io',
      sourceRef: '4410001101',
      title: 'Registered Nurse (Nights)',
      employerName: 'Fen House Care Ltd',
      sourceUrl: 'https://job-boards.eu.greenhouse.io/fenhouse/jobs/4410001101',
      postedAt: '2026-11-02T14:00:00.000Z',
      payMin: 36_500,
      payMax: 42_000,
      payPeriod: 'year',
      place: expect.stringMatching(/^Ely/),
      country: 'GB',
      description: expect.stringMatching(/^Fen House is a 40-bed nursing home[^<>&]*NMC pin/),
    },
    { title: 'Deputy Manager', payMin: 42_000, payMax: 46_000 },
  ],
  'json/lever.json': [
    {
      source: 'lever.co',
      title: 'Registered Nurse',
      employerName: 'fenhouse',
      place: expect.stringMatching(/^Leeds/),
      type: 'Full-time',
      payMin: 36_000,
      payMax: 41_000,
      payPeriod: 'year',
      sourceUrl: 'https://jobs.eu.lever.co/fenhouse/5ac21346-8e0c-4494-8e7a-3eb92ff77902',
      description: expect.stringMatching(
        /^Look after 12 people[^]*What you do[^]*Lead a shift[^]*NMC pin[^]*can sponsor/,
      ),
    },
  ],
  'json/ashby.json': [
    {
      title: 'Care Home Manager',
      type: 'Full-time',
      payMin: 48_000,
      payMax: 55_000,
      sourceUrl: 'https://jobs.ashbyhq.com/fenhouse/b7e6c5d4',
      postedAt: '2026-11-10T09:14:02.000Z',
    },
  ],
  'json/workable.json': [
    {
      title: 'Senior Carer',
      employerName: 'Fen House Care Ltd',
      place: expect.stringMatching(/^Sheffield/),
      country: 'GB',
      isRemote: false,
      postedAt: '2026-11-12T00:00:00.000Z',
      sourceRef: 'A1B2C3D4E5',
    },
  ],
  'json/smartrecruiters.json': [
    {
      title: 'Staff Nurse',
      employerName: 'Fen House Care Ltd',
      place: expect.stringMatching(/^Hull/),
      country: 'GB',
      sourceUrl: 'https://jobs.smartrecruiters.com/FenHouse/743999900001',
      description: expect.stringMatching(
        /We run homes[^]*Job Description[^]*NMC pin[^]*£38,000 a year/,
      ),
    },
  ],
  'json/recruitee.json': [
    {
      title: 'Night Nurse',
      place: expect.stringMatching(/^Bristol/),
      closesAt: '2026-12-20T00:00:00.000Z',
      payMin: 37_000,
      payMax: 41_000,
      payPeriod: 'year',
      description: expect.stringContaining('Right to work or sponsorship'),
      sourceUrl: 'https://fenhouse.recruitee.com/o/night-nurse',
    },
  ],
  'json/pinpoint.json': [
    {
      source: 'fenhouse.pinpointhq.com',
      employerName: 'fenhouse',
      closesAt: '2026-12-18T23:59:59.000Z',
      payMin: 12.6,
      payMax: 13.1,
      payPeriod: 'hour',
      description: expect.stringMatching(/Key responsibilities[^]*Kindness[^]*Pension/),
    },
  ],
  'json/breezy.json': [
    {
      title: 'Cook',
      payMin: 26_000,
      payMax: 28_000,
      place: expect.stringMatching(/^York/),
      type: 'Full-time',
    },
  ],
  'json/bamboohr.json': [
    { title: 'Registered Manager', place: expect.stringMatching(/^Exeter/), source: 'sample' },
  ],
  'json/json-feed.json': [
    {
      title: 'Clinical Lead',
      employerName: 'Fen House Care Ltd',
      place: expect.stringMatching(/^Derby/),
      source: 'careers.fenhouse.example',
    },
  ],
  'xml/personio.xml': [
    {
      title: 'Registered Nurse',
      employerName: 'Fen House Care Ltd',
      place: expect.stringMatching(/^Glasgow/),
      type: 'Full-time',
      description: expect.stringMatching(
        /^What you do[^]*Lead a shift[^]*What you bring[^]*NMC pin/,
      ),
    },
  ],
  'xml/teamtailor.xml': [
    {
      title: 'Clinical Lead',
      employerName: 'Fen House',
      place: expect.stringMatching(/^Derby/),
      postcodeDistrict: 'DE1',
    },
  ],
  'xml/wp-job-manager.xml': [
    {
      title: 'Senior Carer',
      employerName: 'Fen House Care Ltd',
      description: 'Long text: care for 20 people on the ground floor.',
      payMin: 13.5,
      payPeriod: 'hour',
      type: 'Full-time',
    },
  ],
  'xml/nhs-jobs.xml': [
    {
      title: 'Band 5 Staff Nurse – Acute Medicine',
      employerName: 'Example Fens NHS Foundation Trust',
      place: expect.stringMatching(/^Ely/),
      payMin: 31_049,
      payMax: 37_796,
      closesAt: '2026-12-14T23:59:59.000Z',
    },
    { title: 'Healthcare Assistant', payMin: null },
  ],
  'xml/find-a-job.xml': [
    {
      sourceRef: 'FH-77',
      title: 'Night carer',
      place: expect.stringMatching(/^Ely/),
      postcodeDistrict: 'CB7',
      closesAt: '2026-12-20T23:59:59.000Z',
      sourceUrl: 'https://fenhouse.example/jobs/77',
    },
  ],
  'xml/carehome.xml': [
    {
      sourceRef: 'FH-78',
      title: 'Registered manager',
      payMin: 42_000,
      payMax: 46_000,
      payPeriod: 'year',
      description: 'Lead our home of 40 people.\n\nFen House, Ely',
    },
  ],
  'xml/indeed.xml': [
    {
      sourceRef: 'FH-79',
      employerName: 'Fen House Care Ltd',
      type: 'Part-time',
      payMin: 12.6,
      payPeriod: 'hour',
      postcodeDistrict: 'CB7',
      closesAt: '2026-12-15T23:59:59.000Z',
    },
  ],
  'json/teaching-vacancies.json': [
    {
      title: 'Teacher of physics',
      employerName: 'Fen Academy',
      type: 'Full-time',
      closesAt: '2026-12-11T09:00:00.000Z',
      sourceUrl: 'https://teaching.example/jobs/teacher-of-physics',
    },
  ],
  'xml/linkedin.xml': [
    {
      sourceRef: 'FH-301',
      postedAt: '2026-11-20T00:00:00.000Z',
      payMin: 26_000,
      payMax: 28_000,
      payPeriod: 'year',
    },
  ],
}

test('every sample is expected', () => {
  const files = ['json', 'xml'].flatMap((folder) =>
    readdirSync(path.join(SAMPLES, folder)).map((file) => `${folder}/${file}`),
  )
  expect(files.toSorted()).toEqual(Object.keys(EXPECTED).toSorted())
})

test.for(Object.entries(EXPECTED))('%s', async ([file, jobs]) => {
  expect(await read(file)).toMatchObject(jobs)
})

test('an advert that its system hides, and one that stands for no job, are left out', () => {
  const hidden = { id: '1', title: 'Nurse', jobUrl: 'https://jobs.example/a/1', isListed: false }
  const pool = { ...hidden, title: 'Talent pool: nurses', isListed: true }
  const advert = { ...hidden, isListed: true }
  expect([hidden, pool, advert].map((record) => toAdvert(record).isUnlisted)).toEqual([
    true,
    true,
    false,
  ])
})

test('an employer without a name of its own is called as its board', () => {
  const record = { text: 'Nurse', categories: {}, hostedUrl: 'not an address' }
  expect(toAdvert(record).employer).toBeUndefined()
  const hostedUrl = 'https://jobs.lever.co/fenhouse/1'
  expect(toAdvert({ ...record, hostedUrl }).employer).toBe('fenhouse')
})
