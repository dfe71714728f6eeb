import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readRegister, registerCsv } from '#tests/support/register-files.ts'
import { parseColumns } from './columns.ts'
import { readRegisterRows } from './read-rows.ts'
import { parsePublicationDate } from './publication-date.ts'
import { parseLicence } from './collect.ts'

test('the lines of one organisation are grouped, without duplicate towns and licences', async () => {
  const { rows, sponsors } = await readRegister(
    registerCsv(
      ['  Acme  Care Ltd '],
      ['Acme Care Ltd', { town: 'LEEDS ' }],
      ['Acme Care Ltd', { town: 'Hull,', county: '---' }],
      ['Acme Care Ltd', { county: 'Yorkshire', route: 'Creative Worker' }],
      ['Acme, Sons & "Co" Ltd', { town: 'NULL', county: 'NULL' }],
    ),
  )

  expect(rows).toBe(5)
  expect(sponsors).toEqual([
    {
      name: 'Acme Care Ltd',
      nameKey: 'acme care',
      tradingKeys: [],
      starts: ['acme care ltd'],
      words: ' acme care ltd limited',
      towns: ['Hull', 'Leeds'],
      county: 'Yorkshire',
      licences: [
        { route: 'Creative Worker', rating: 'A', printed: 'Worker (A rating)' },
        { route: 'Skilled Worker', rating: 'A', printed: 'Worker (A rating)' },
      ],
    },
    expect.objectContaining({ name: 'Acme, Sons & "Co" Ltd', towns: [], county: null }),
  ])
})

test('byte order marks, all line endings, Latin-1 and broken UTF-8 are read', async () => {
  const csv = registerCsv(['Café Olé Ltd'], ['Bankyâ€™s Ltd'])
  const marked = await readRegister(`\ufeff${csv}`)
  const unix = await readRegister(csv.replaceAll('\r\n', '\n'))
  const latin = await readRegister(Buffer.from(registerCsv(['Café Olé Ltd']), 'latin1'))

  expect(marked.sponsors.map(({ name }) => name)).toEqual(['Café Olé Ltd', 'Banky’s Ltd'])
  expect(unix).toEqual(marked)
  expect(latin.sponsors[0]?.name).toBe('Café Olé Ltd')
})

test('control characters are removed from names, and lines without a name are ignored', async () => {
  const { rows, sponsors } = await readRegister(
    `${registerCsv(['Ac\u0000me\nCare Ltd'], ['  '])},,,,\r\n\r\n`,
  )
  expect([rows, sponsors.map(({ name }) => name)]).toEqual([1, ['Ac me Care Ltd']])
})

test.each([
  ['Worker (A rating)', 'A'],
  ['Temporary Worker (A rating)', 'A'],
  ['Worker (A (Premium))', 'A'],
  ['Worker (A (SME+))', 'A'],
  ['A (SME+)', 'A'],
  ['A (Premium)', 'A'],
  ['Worker (B rating)', 'B'],
  ['Worker (UK Expansion Worker: Provisional )', 'provisional'],
  ['UK Expansion Worker: Provisional ', 'provisional'],
  ['Worker (Probationary Sponsor)', 'other'],
  ['Worker (A rating suspended)', 'other'],
  ['Worker (Action plan)', 'other'],
  ['Worker', 'other'],
  ['', 'other'],
])('‘%s’ is the rating %s', (typeAndRating, rating) => {
  expect(parseLicence({ typeAndRating, route: 'Skilled Worker' })).toEqual({
    route: 'Skilled Worker',
    rating,
    printed: typeAndRating,
  })
})

test.each([
  ['a sheet of something else', 'name,town\nAcme,Leeds\n', /columns have changed.*‘name, town’/],
  ['other columns', registerCsv().replace('County', 'Region'), /columns have changed.*Region/],
  ['a column more', registerCsv().replace('Route', 'Route,Since'), /columns have changed/],
  ['JSON', '[{"name": "Acme"}]', /This is not the register/],
  ['a web page', '<!doctype html><title>GOV.UK</title>', /This is not the register/],
  ['a sheet of Excel', Buffer.from('PK\u0003\u0004\u0000\u0000"x'), /This is not the register/],
  ['blank lines', '\n \n', /This is not the register|nothing in the file/],
  ['a row cut off', registerCsv(['Acme Ltd']).slice(0, -40), /Line 2.*cut off|line 2 has a quote/],
  ['a row too short', `${registerCsv()}Acme Ltd,Leeds\r\n`, /Line 2 has 2 columns.*Download/],
])('%s is rejected in one sentence', async (_, content, sentence) => {
  await expect(readRegister(content)).rejects.toThrow(sentence)
})

test('the date comes from the option or from the name of the file on GOV.UK', () => {
  const old = '/home/ann/2026-06-25_-_Worker_and_Temporary_Worker.csv'
  const name = 'SP_-_Worker_and_Temporary_Worker_Web_Register_-_2026-10-07 (1).csv.gz'
  expect(parsePublicationDate(old, undefined)).toBe('2026-06-25')
  expect(parsePublicationDate(name, undefined)).toBe('2026-10-07')
  expect(parsePublicationDate(name, '2026-10-08')).toBe('2026-10-08')
  expect(parsePublicationDate('-', '2026-10-08')).toBe('2026-10-08')

  expect(() => parsePublicationDate('2026-10-07.csv', undefined)).toThrow(/add --published/)
  expect(() => parsePublicationDate('-', undefined)).toThrow(/standard input .* add --published/)
  for (const wrong of ['2026-02-30', '7 Oct 2026', '2026-10-7', '']) {
    expect(() => parsePublicationDate(name, wrong)).toThrow(/is not a date/)
  }
  expect(() => parsePublicationDate(name, '2999-01-01')).toThrow(/cannot be out yet/)
})

const CELLS = '"Fen House Care Ltd",Ely,Cambridgeshire,Worker (A rating),Skilled Worker'
const FEN_HOUSE = {
  name: 'Fen House Care Ltd',
  town: 'Ely',
  county: 'Cambridgeshire',
  typeAndRating: 'Worker (A rating)',
  route: 'Skilled Worker',
}
const CHANGED = [
  [
    'a joined heading',
    `OrganisationName,Town/City,County,Type & Rating,Route\n${CELLS}`,
    'Organisation Name=OrganisationName',
    'read Organisation Name from ‘OrganisationName’',
  ],
  [
    'a column more',
    `Organisation Name,Town/City,County,Type & Rating,Route,Industry\n${CELLS},Care`,
    'as-named',
    'left out ‘Industry’',
  ],
  [
    'a comma at the end',
    `Organisation Name,Town/City,County,Type & Rating,Route,\n${CELLS},`,
    'as-named',
    'official register. Look up',
  ],
  [
    'a title above',
    `Register of licensed sponsors,,,,\nOrganisation Name,Town/City,County,Type & Rating,Route\n${CELLS}`,
    'as-named',
    'skipped a line above them',
  ],
  [
    'another order and other words',
    'Route,Organisation,City / Town,County,Rating\nSkilled Worker,Fen House Care Ltd,Ely,Cambridgeshire,Worker (A rating)',
    'Organisation Name=Organisation,Town/City=City / Town,Type & Rating=Rating',
    'read Organisation Name from ‘Organisation’, Town/City from ‘City / Town’',
  ],
] as const

async function readBy(content: string, columns?: string) {
  const warnings: string[] = []
  const bytes = Readable.from([Buffer.from(content)])
  const headings = parseColumns(columns)
  const onWarning = (words: string) => void warnings.push(words)
  const rows = await Array.fromAsync(readRegisterRows({ bytes }, { headings, onWarning }))
  return { rows, warnings }
}

test.each(CHANGED)(
  'a file with %s is refused with the way round, and read by its headings with a warning',
  async (_, content, columns, warning) => {
    await expect(readBy(content)).rejects.toThrow(`--columns '${columns}'.`)

    const { rows, warnings } = await readBy(content, columns)
    expect(rows).toEqual([FEN_HOUSE])
    expect(warnings).toEqual([expect.stringContaining(warning)])
  },
)

test('the official file is read without a warning, whatever the headings say', async () => {
  const official = `Organisation Name,Town/City,County,Type & Rating,Route\n${CELLS}`

  expect(await readBy(official, 'County=Shire')).toEqual({ rows: [FEN_HOUSE], warnings: [] })
})

test('by its headings a file is refused if one is missing, there twice, or a line is short', async () => {
  const file = `Organisation Name,Town/City,County,Type & Rating,Route,Route\n${CELLS},x`

  await expect(readBy(file, 'as-named')).rejects.toThrow(/columns have changed/)
  await expect(readBy(file, 'County=Shire')).rejects.toThrow(/columns have changed/)
  const short = `Organisation Name,Town/City,County,Type & Rating,Route,Industry\n${CELLS}`
  await expect(readBy(short, 'as-named')).rejects.toThrow(/Line 2 has 5 columns/)
})

test('a page instead of the register has no way round', async () => {
  const page = '<!DOCTYPE html><html><body>Sorry, there is a problem</body></html>'
  const refused = await readBy(page).catch((error: unknown) => String(error))

  expect(refused).toContain('This is not the register')
  expect(refused).not.toContain('--columns')
})

test('columns that do not exist are refused', () => {
  for (const wrong of ['Name=Organisation', 'Organisation Name', 'County=', '=']) {
    expect(() => parseColumns(wrong)).toThrow(/does not say where a column is/)
  }
})
