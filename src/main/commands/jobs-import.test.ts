import { existsSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aDataDir } from '#tests/support/data-dir.ts'
import { longTest } from '#tests/support/long-run.ts'
import { aPlace, type Place } from '#tests/support/place.ts'
import { runCommand, startCommand } from '#tests/support/processes.ts'

async function aFolder() {
  return mkdtemp(path.join(tmpdir(), 'landfall-cli-'))
}

function anAdvert(id: number) {
  return JSON.stringify({
    id,
    title: `Nurse ${id}`,
    company: 'Saltmarsh House',
    description: 'Care.',
  })
}

function start(place: Place, ...options: string[]) {
  return startCommand(['jobs', 'import', '--source', 'feed', ...options], place)
}

function run(place: Place, input: string, ...options: string[]) {
  return runCommand(['jobs', 'import', '--source', 'feed', ...options], place, input)
}

function countOf(out: string, name: string) {
  return Number(new RegExp(`^${name} +([\\d,]+)$`, 'm').exec(out)?.[1]?.replaceAll(',', ''))
}

test(
  'an import that cannot run says why in one line and exits with 1',
  { timeout: 300_000 },
  async () => {
    const folder = await aFolder()
    const sheet = path.join(folder, 'sheet.csv')
    const place = { DATA_DIR: folder }
    await writeFile(sheet, 'title,company\nNurse,Saltmarsh House\n')
    const attempts = await Promise.all([
      run(place, '', path.join(folder, 'nowhere.json')),
      run(place, '', folder),
      run(place, '', '-'),
      run(place, 'hello', '-'),
      run(place, '', sheet),
      run(place, anAdvert(1), '-', '--country', 'Narnia'),
      run(place, anAdvert(1), '-', '--part', '3/2'),
    ])
    expect(attempts.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1, 1])
    expect(attempts.map(({ out }) => out)).toEqual(['', '', '', '', '', '', ''])
    expect(attempts.map(({ err }) => err.replaceAll(folder, '…'))).toEqual([
      'There is no file at …/nowhere.json.\n',
      '… is a folder; name one file in it.\n',
      'There is nothing in standard input: it is empty.\n',
      expect.stringMatching(/^The format was not recognised\..*\n$/),
      expect.stringMatching(/^The header has no column for description\..*\n$/),
      "--country: there is no country 'Narnia'.\n",
      '--part: write it like 2/4, for the second of four parts; 64 parts at most.\n',
    ])
    expect(existsSync(path.join(folder, 'database'))).toBe(false)
  },
)

test(
  'an import with rejected rows exits with 2 and writes a report',
  { timeout: 300_000 },
  async () => {
    const place = await aPlace()
    const report = path.join(place.DATA_DIR, 'report.csv')
    const { code, out } = await run(place, `${anAdvert(1)}\n{"id":2}\n`, '-', '--report', report)
    expect(code).toBe(2)
    expect([countOf(out, 'Read'), countOf(out, 'Added'), countOf(out, 'Refused')]).toEqual([
      2, 1, 1,
    ])
    expect(out).toContain(`Line by line: ${report}`)
    expect(await readFile(report, 'utf8')).toContain('2,title,Give the job a title.,,rejected')

    const again = await run(place, anAdvert(1), '-')
    expect(again.code).toBe(0)
    expect(countOf(again.out, 'Unchanged')).toBe(1)
  },
)

longTest(
  'an import that was killed can be run again to the same result',
  { timeout: 300_000 },
  async () => {
    const place = await aPlace()
    const report = path.join(place.DATA_DIR, 'report.csv')
    const adverts = [1, 1, ...Array.from({ length: 2999 }, (_, index) => index + 2)].map(anAdvert)

    // The repetition is reported once the first batch is in, and then the process dies.
    const first = start(place, '-', '--report', report)
    first.child.stdin.write(`${adverts.slice(0, 1200).join('\n')}\n`)
    while (!existsSync(report) && first.child.exitCode === null) await pause(20)
    first.child.kill('SIGKILL')
    expect((await first.ended).code).toBeNull()

    const second = await run(place, adverts.join('\n'), '-')
    const [added, unchanged] = [countOf(second.out, 'Added'), countOf(second.out, 'Unchanged')]
    expect(unchanged).toBeGreaterThanOrEqual(499)
    expect(added).toBeGreaterThanOrEqual(1800)
    expect([added + unchanged, second.code]).toEqual([3000, 2])

    const third = await run(place, adverts.join('\n'), '-')
    expect(countOf(third.out, 'Unchanged')).toBe(3000)
  },
)

test(
  'an interrupted import writes what it has read and says how far it got',
  { timeout: 300_000 },
  async () => {
    const place = await aPlace()
    const report = path.join(place.DATA_DIR, 'report.csv')
    const { child, ended } = start(place, '-', '--report', report)
    const adverts = [1, 1, ...Array.from({ length: 1098 }, (_, index) => index + 2)].map(anAdvert)
    child.stdin.write(`${adverts.join('\n')}\n`)
    while (!existsSync(report) && child.exitCode === null) await pause(20)
    child.kill('SIGTERM')

    const { code, out, err } = await ended
    expect(code).toBe(1)
    expect(countOf(out, 'Added')).toBeGreaterThanOrEqual(499)
    expect(err).toMatch(/Stopped\.\nThe file was read up to line 1,?100\./)
  },
)

test('a folder that another process has open is left alone', { timeout: 300_000 }, async () => {
  const place = { DATA_DIR: await aDataDir() }
  const { child, ended } = start(place, '-', '--report', path.join(place.DATA_DIR, 'report.csv'))
  child.stdin.write(Array.from({ length: 1200 }, (_, index) => `${anAdvert(index)}\n`).join(''))
  while (!existsSync(path.join(place.DATA_DIR, 'database.holder')) && child.exitCode === null)
    await pause(20)

  const { code, err } = await run(place, anAdvert(2), '-')
  child.stdin.end()
  await ended

  expect(code).toBe(1)
  expect(err).toMatch(/^Process \d+ has the database in .* open, and only one may\./)
})

test('a file that names no source needs --source, unless its name is one already', async () => {
  const place = await aPlace()
  const feed = path.join(await aFolder(), 'jobs.ndjson')
  await writeFile(feed, `${anAdvert(1)}\n`)
  const words = ['jobs', 'import', feed]

  const unnamed = await runCommand(words, place, '')
  expect(unnamed.code).toBe(1)
  expect(unnamed.err).toContain('give it with --source')
  expect(countOf(unnamed.out, 'Added')).toBe(0)

  const named = await runCommand([...words, '--source', 'jobs'], place, '')
  expect(countOf(named.out, 'Added')).toBe(1)
  const known = await runCommand(words, place, '')
  expect(countOf(known.out, 'Unchanged')).toBe(1)
})

test.each([
  ['jobs.json', '[]'],
  ['jobs.json', '{"jobs": []}'],
  ['jobs.xml', '<source><publisher>x</publisher></source>'],
])('%s without adverts (%s) says so, and closes none', async (name, text) => {
  const place = await aPlace()
  const feed = path.join(await aFolder(), 'jobs.ndjson')
  await writeFile(feed, `${anAdvert(1)}\n`)
  const empty = path.join(await aFolder(), name)
  await writeFile(empty, text)
  await runCommand(['jobs', 'import', feed, '--source', 'fen'], place, '')

  const answer = await runCommand(['jobs', 'import', empty, '--source', 'fen'], place, '')

  expect(answer.code).toBe(1)
  // The same words for the same fact, and nothing of rows to read again.
  const [, said] = answer.err.split(/^Database: .*\n/m)
  expect(said ?? answer.err).toBe('This file holds no adverts.\n')
  const again = await runCommand(['jobs', 'import', feed, '--source', 'fen'], place, '')
  expect(countOf(again.out, 'Unchanged')).toBe(1)
})
