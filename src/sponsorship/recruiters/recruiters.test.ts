import { Readable } from 'node:stream'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openInput } from '#platform/import/open-input.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { findRecruiter } from './find-recruiter.ts'
import { readRecruiters } from './read-recruiters.ts'
import { replaceRecruiters } from './recruiters.queries.ts'

const TODAY = '2026-11-29'
const NOTHING_SAID = { lines: [] }
const AGENCY_SAID = { lines: [{ code: 'agency-not-the-employer' }] } as never

async function read(lines: string[], header = 'Name,Town,Date') {
  const input = await openInput('-', Readable.from([Buffer.from([header, ...lines].join('\n'))]))
  return readRecruiters(input, TODAY)
}

async function aDatabase() {
  const { db, close } = await openTestDatabase(inject('prepared'))
  onTestFinished(close)
  const load = async (lines: string[], source = 'NHS Employers') => {
    const { recruiters, readOn } = await read(lines)
    return replaceRecruiters(db, recruiters, { source, readOn })
  }
  const find = (employer: string, check: typeof NOTHING_SAID = NOTHING_SAID, day = TODAY) =>
    findRecruiter(db, employer, { check, day })
  return { load, find }
}

test('the columns are found by their names, and a town may be empty', async () => {
  const { recruiters, readOn, problems } = await read(
    ['2026-11-20,,x,Elm Recruitment Ltd', '2026-11-20,Leeds,y,  Oak   Staffing LLP '],
    'date,town,website,NAME',
  )
  expect([readOn, problems]).toEqual(['2026-11-20', []])
  expect(recruiters).toEqual([
    { nameKey: 'elm recruitment', name: 'Elm Recruitment Ltd', town: '' },
    { nameKey: 'oak staffing', name: 'Oak Staffing LLP', town: 'Leeds' },
  ])
})

test('each row that cannot be used has one sentence, and a file without use is refused', async () => {
  const { problems } = await read([
    ',Leeds,2026-11-20',
    '!!!,Leeds,2026-11-20',
    'Elm Ltd,Leeds,20/11/2026',
    'Elm Ltd,Leeds,2026-02-30',
    'Elm Ltd,Leeds,2026-11-30',
    `${'Elm '.repeat(60)},Leeds,2026-11-20`,
  ])
  expect(problems).toEqual([
    'Row 2: name is empty.',
    'Row 3: ‘!!!’ is not a name.',
    'Row 4: date ‘20/11/2026’ is not a date like 2026-05-31.',
    'Row 5: date ‘2026-02-30’ is not a date like 2026-05-31.',
    'Row 6: date ‘2026-11-30’ is in the future.',
    'Row 7: name is longer than 200 characters.',
  ])
  await expect(read([])).rejects.toThrow('The file has no rows.')
  await expect(read(['Elm Ltd,2026-11-20'], 'Agency,Date')).rejects.toThrow('missing: name, town.')
  await expect(read(['Elm Ltd,,2026-11-20', 'Oak Ltd,,2026-11-21'])).rejects.toThrow(
    'Each row needs the same date',
  )
})

test('without a list nothing is said, nor of an employer that is no agency', async () => {
  const { load, find } = await aDatabase()
  expect(await find('Elm Recruitment Ltd')).toBeNull()

  await load(['Elm House Ltd,Leeds,2026-11-20'])
  expect(await find('Elm House Ltd')).toBeNull()
  expect(await find('Elm House Ltd', AGENCY_SAID)).toMatchObject({ entry: 'Elm House Ltd, Leeds' })
})

test('an agency is found however its name is spelled, but not as a company of another form', async () => {
  const { load, find } = await aDatabase()
  await load(['Elm Recruitment Limited,Leeds,2026-11-20', 'Oak Staffing LLP,,2026-11-20'])
  const day = { readOn: '2026-11-20', age: 9, isOld: false }

  expect(await find('ELM RECRUITMENT LTD.')).toEqual({
    entry: 'Elm Recruitment Limited, Leeds',
    ...day,
  })
  expect(await find('Oak Staffing')).toEqual({ entry: 'Oak Staffing LLP', ...day })
  expect(await find('Oak Staffing Ltd')).toEqual({ entry: null, ...day })
  expect(await find('Elm Recruitment North Ltd')).toEqual({ entry: null, ...day })
})

test('a later list takes the place of the earlier one of its source, and grows old', async () => {
  const { load, find } = await aDatabase()
  await load(['Elm Recruitment Ltd,,2026-09-01'], 'Another')
  expect(await load(['Elm Recruitment Ltd,,2026-10-14', 'Oak Staffing Ltd,,2026-10-14'])).toBe(0)
  expect(await find('Oak Staffing')).toMatchObject({ age: 46, isOld: true })
  expect(await find('Oak Staffing', NOTHING_SAID, '2026-11-28')).toMatchObject({ isOld: false })

  expect(await load(['Oak Staffing Ltd,,2026-11-20'])).toBe(2)
  // The newest list alone answers.
  expect(await find('Elm Recruitment')).toMatchObject({ entry: null, readOn: '2026-11-20' })
})
