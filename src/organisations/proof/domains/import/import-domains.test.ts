import { gzipSync } from 'node:zlib'
import { Readable } from 'node:stream'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openInput } from '#platform/import/open-input.ts'
import { findTies } from '#organisations/proof/domains/known-domains.queries.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { importDomains } from './import-domains.ts'
import { readDomains } from './read-domains.ts'

const TODAY = '2026-11-28'
const HEADER = 'name,domain,source,as_of'

async function read(lines: string[], header = HEADER, pack = (text: string) => Buffer.from(text)) {
  const input = await openInput('-', Readable.from([pack([header, ...lines].join('\n'))]))
  return readDomains(input, TODAY)
}

async function aDatabase() {
  const { db, close } = await openTestDatabase(inject('prepared'))
  onTestFinished(close)
  return db
}

test('a file ties domains to bodies, also packed and with the address of a page', async () => {
  const lines = [
    '"Elm Care, Ltd",https://www.Elm-Care.co.uk/home?x=1,A list,2026-05-31',
    'Oak Care Ltd,oak.care,A list,2026-05-31',
  ]
  for (const pack of [(text: string) => Buffer.from(text), gzipSync]) {
    const { facts, problems, shared } = await read(lines, HEADER, pack)
    expect([problems, shared]).toEqual([[], 0])
    expect(facts).toEqual([
      {
        name: 'Elm Care, Ltd',
        nameKey: 'elm care',
        domain: 'elm-care.co.uk',
        source: 'A list',
        asOf: '2026-05-31',
      },
      {
        name: 'Oak Care Ltd',
        nameKey: 'oak care',
        domain: 'oak.care',
        source: 'A list',
        asOf: '2026-05-31',
      },
    ])
  }
})

test('each row that cannot be used has one sentence', async () => {
  const { problems } = await read([
    ',elm.co.uk,A list,2026-05-31',
    'Elm Care Ltd,,A list,2026-05-31',
    'Elm Care Ltd,elm.co.uk,,2026-05-31',
    'Elm Care Ltd,elm.co.uk,A list,',
    'Elm Care Ltd,not a domain,A list,2026-05-31',
    'Elm Care Ltd,127.0.0.1,A list,2026-05-31',
    'Elm Care Ltd,elm.co.uk,A list,31/05/2026',
    'Elm Care Ltd,elm.co.uk,A list,2026-02-30',
    'Elm Care Ltd,elm.co.uk,A list,2026-11-29',
    '!!!,elm.co.uk,A list,2026-05-31',
    `${'Elm '.repeat(60)},elm.co.uk,A list,2026-05-31`,
    'Elm Care Ltd,elm.co.uk,A list',
  ])
  expect(problems).toEqual([
    'Row 2: name is empty.',
    'Row 3: domain is empty.',
    'Row 4: source is empty.',
    'Row 5: as_of is empty.',
    'Row 6: ‘not a domain’ is not a domain.',
    'Row 7: ‘127.0.0.1’ is not a domain.',
    'Row 8: as_of ‘31/05/2026’ is not a date like 2026-05-31.',
    'Row 9: as_of ‘2026-02-30’ is not a date like 2026-05-31.',
    'Row 10: as_of ‘2026-11-29’ is in the future.',
    'Row 11: ‘!!!’ is not a name.',
    'Row 12: name is longer than 200 characters.',
    expect.stringMatching(/^Row 13: This row has 3 cells where the header has 4/),
  ])
})

test('a file with other columns or without rows is refused', async () => {
  await expect(read(['Elm,elm.co.uk'], 'Provider name,Website')).rejects.toThrow(
    'missing: name, domain, source, as_of.',
  )
  await expect(read([])).rejects.toThrow('The file has no rows.')
})

test('domains that many share are left out', async () => {
  const hosts = ['elm.wixsite.com', 'www.facebook.com/elm', 'gmail.com', 'nhs.net', 'linktr.ee/elm']
  const { facts, shared } = await read(
    [...hosts, 'elm.co.uk'].map((domain) => `Elm Care Ltd,${domain},A list,2026-05-31`),
  )
  expect(shared).toBe(hosts.length)
  expect(facts.map(({ domain }) => domain)).toEqual(['elm.co.uk'])
})

test('a later list replaces the earlier one of its source, and the same changes nothing', async () => {
  const db = await aDatabase()
  const word = uniqueWord()
  const load = async (lines: string[]) => importDomains(db, (await read(lines)).facts)
  const namesAt = async (domain: string) => (await findTies(db, domain)).map(({ name }) => name)
  const [elm, oak] = [`${word}-elm.co.uk`, `${word}-oak.co.uk`]
  const first = [`Elm Ltd,${elm},A list,2026-05-31`, `Oak Ltd,${oak},A list,2026-05-31`]
  await load([`Elm Ltd,${elm},Another list,2026-05-31`])

  expect(await load(first)).toEqual({ added: 2, changed: 0, removed: 0, same: 0 })
  expect(await load(first)).toEqual({ added: 0, changed: 0, removed: 0, same: 2 })
  const later = [`Elm Limited,${elm},A list,2026-06-30`, `Ash Ltd,${elm},A list,2026-06-30`]
  expect(await load(later)).toEqual({ added: 1, changed: 1, removed: 1, same: 0 })
  expect(await namesAt(oak)).toEqual([])
  // What another source says stays.
  expect(await namesAt(elm)).toEqual(['Ash Ltd', 'Elm Limited', 'Elm Ltd'])
})
