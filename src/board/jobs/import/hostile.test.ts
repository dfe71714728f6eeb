import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, inject, test } from 'vitest'
import { importText } from '#tests/support/import-text.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { withStore } from './store/store.ts'
import { prepareJob } from './prepare-job.ts'

const { db, close } = await openTestDatabase(inject('prepared'))
afterAll(close)

const ADVERT = {
  title: 'Nurse',
  company: 'Saltmarsh House',
  description: 'Care.',
  location: 'Leeds',
}

async function take(text: string) {
  const source = `hostile-${randomBytes(4).toString('hex')}`
  const result = await importText(db, text, { source })
  const jobs = await db.selectFrom('job').selectAll().where('source', '=', source).execute()
  return { ...result, jobs }
}

test('a line of five million characters is one advert with a cut description', async () => {
  const long = { ...ADVERT, id: 1, description: 'Care for people. '.repeat(300_000) }
  const { counts, jobs, report } = await take(`${JSON.stringify(long)}\n${JSON.stringify(ADVERT)}`)
  expect(counts).toMatchObject({ read: 2, added: 2, cut: 1 })
  expect(jobs.map(({ description }) => description.length <= 100_000)).toEqual([true, true])
  expect(report).toMatchObject([{ line: 1, field: 'description', outcome: 'cut' }])
})

test('a line longer than any advert is refused, and the next one is read', async () => {
  const { counts, report } = await take(
    `${JSON.stringify(ADVERT)}\n{"x":"${'y'.repeat(17 * 1024 * 1024)}"}\n${JSON.stringify({ ...ADVERT, id: 2 })}`,
  )
  expect(counts).toMatchObject({ read: 3, added: 2, refused: 1 })
  expect(report).toMatchObject([
    { line: 2, reason: expect.stringMatching(/longer than 16 million/) },
  ])
})

test('NUL and control characters do not reach the database', async () => {
  const dirty = {
    id: 'a\0b',
    title: 'Nu\0rse\u0007',
    company: 'Salt\u001bmarsh',
    description: 'Ca\0re.',
    location: 'Lee\u202eds',
  }
  const { jobs } = await take(JSON.stringify(dirty))
  expect(jobs).toMatchObject([
    {
      sourceRef: 'ab',
      title: 'Nurse',
      employerName: 'Saltmarsh',
      description: 'Care.',
      place: 'Leeds',
    },
  ])
})

test.each([
  ['lists', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['objects', `${'{"name":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
])('%s ten thousand deep are skipped like any value of no use', async (_, deep) => {
  const advert = JSON.stringify({ ...ADVERT, id: 1, extra: 0 }).replace('0}', `${deep}}`)
  expect((await take(advert)).counts).toMatchObject({ added: 1 })
  expect((await take(`[${advert.replace('"extra"', '"location"')}]`)).counts).toMatchObject({
    added: 1,
  })
  expect((await take(deep)).counts.added).toBe(0)
})

test('names of JavaScript’s own are nothing special', async () => {
  const text =
    '{"__proto__":{"title":"x"},"constructor":"y","toString":1,"title":"Nurse","company":"S","description":"D"}'
  expect((await take(text)).jobs).toMatchObject([{ title: 'Nurse' }])
  expect((await take(`{"@type":"JobPosting",${text.slice(1)}`)).counts.refused).toBe(1)
})

test('an XML bomb is refused before it goes off', async () => {
  const bomb =
    '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>' +
    '<s><job><title>&b;</title></job></s>'
  await expect(take(bomb)).rejects.toThrow(/declares entities of its own/)
})

test('an element that never ends is dropped', async () => {
  const { failure } = await take(
    `<s><job><title>A</title></job><job><title>${'x'.repeat(17 * 1024 * 1024)}`,
  )
  expect(failure).toMatch(/Line 1: This record is longer/)
})

test('a gzip bomb of 240 MB fits into 100 MB of memory', { timeout: 120_000 }, async () => {
  const piece = gzipSync(Buffer.alloc(16_000_000, 'a'))
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'landfall-bomb-')), 'bomb.gz')
  await writeFile(file, Buffer.concat([gzipSync('{"x":"'), ...Array(15).fill(piece)]))
  const script = `
    import { openInput } from '#platform/import/open-input.ts'
    import { openRecords } from '#board/jobs/import/input/read-records.ts'
    const records = await openRecords(await openInput(${JSON.stringify(file)}), new Map())
    for await (const record of records) process.stdout.write(record.problem.reason)`
  const options = ['--max-old-space-size=100', '--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, options)
  expect(stdout).toMatch(/longer than 16 million characters/)
})

test('a row the database will not take is refused alone', async () => {
  const options = {
    source: 'store',
    fallbackSource: '',
    country: 'GB',
    category: 'nursing',
    ignoreClosingDates: false,
    now: Date.now(),
  }
  const rows = ['1', '2', '3'].map((reference) => {
    const prepared = prepareJob(
      { title: 'Nurse', employer: 'S', description: 'D', reference },
      options,
    )
    if ('problems' in prepared) throw new Error('These rows are sound.')
    return prepared.row
  })
  const [first, second, third] = rows.map((row, index) => {
    const { id, sourceRef } = row
    return { line: index + 1, id, sourceRef, row }
  })
  if (!first || !second || !third) throw new Error('There are three.')
  const broken = { ...second, row: { ...second.row, payMin: 1e15 } }

  let result
  await withStore(
    db,
    { isDryRun: false, fallbackSource: null, now: new Date().toISOString(), indexJobs },
    async (store) => {
      result = await store.write([first, broken, third])
    },
  )

  expect(result).toMatchObject({ added: 2, refused: [{ line: 2 }] })
})
