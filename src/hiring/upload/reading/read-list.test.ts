import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { MOST_ROWS } from '#hiring/upload/upload-words.ts'
import { readList } from './read-list.ts'

async function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000)
}

const read = (list: string | Uint8Array) => readList(inPieces(Buffer.from(list as string)))
const problemOf = async (list: string | Uint8Array) => {
  const failure: { problems: { field: string; message: string }[] } = await read(list).then(
    () => ({ problems: [] }),
    (error) => error,
  )
  return failure.problems[0]
}

test.each([',', ';', '\t'])('a list with %j between its cells is read', async (mark) => {
  const lines = [
    ['Job title', 'Description', 'Staff room'],
    ['Nurse', 'Care', 'blue'],
  ]
  const list = await read(lines.map((cells) => cells.join(mark)).join('\r\n'))

  expect(list).toEqual({
    rows: [{ number: 2, row: { title: 'Nurse', description: 'Care' } }],
    unusedColumns: ['Staff room'],
  })
})

test.each(['jobTitle', 'Job title', 'job_title', 'TITLE', 'Position'])(
  'a column %s is the job title',
  async (name) => {
    const { rows } = await read(`${name},Job description\nNurse,Care`)
    expect(rows).toEqual([{ number: 2, row: { title: 'Nurse', description: 'Care' } }])
  },
)

test('Windows-1252 and UTF-16 are read as they look', async () => {
  const windows = Buffer.from('title;description\nN\xfcrse;\x9312\xa3 an hour\x94', 'latin1')
  const { rows } = await read(windows)
  expect(rows).toMatchObject([{ row: { title: 'Nürse', description: '“12£ an hour”' } }])

  const unicode = Buffer.from('\ufefftitle\tdescription\nNürse\tCare', 'utf16le')
  expect((await read(unicode)).rows).toMatchObject([{ row: { title: 'Nürse' } }])
})

test('a line that names the separator for Excel is no header, and no row', async () => {
  const { rows } = await read('sep=;\r\nTitle;Description\r\nNurse, nights;Care\r\n')

  expect(rows).toEqual([{ number: 2, row: { title: 'Nurse, nights', description: 'Care' } }])
})

test('rows have the numbers that a spreadsheet shows', async () => {
  const { rows } = await read(
    'title,description\n\nNurse,"Care\nby night"\n,\nChef,Cook\nCook,a,b\n',
  )
  expect(rows).toMatchObject([
    { number: 3, row: { title: 'Nurse', description: 'Care\nby night' } },
    { number: 5, row: { title: 'Chef' } },
    {
      number: 6,
      problem: expect.stringMatching(/^This row has 3 cells where the header has 2: put quotes/),
      source: 'Cook | a | b',
    },
  ])
})

test.each([
  [
    'an Excel file',
    Buffer.from('PK\u0003\u0004 sheet'),
    /Excel or zip file\. Save the sheet as CSV/,
  ],
  ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Excel file\. Save the sheet/],
  ['a packed file', gzipSync('title,description\nA,B'), /packed\. Unpack it/],
  ['JSON', '[{"title":"Nurse"}]', /cannot read this as a list\. Save it as CSV/],
  ['a web page', '<!doctype html><table>', /cannot read this as a list/],
  [
    'a picture',
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
    /cannot read this as a list/,
  ],
  ['NUL bytes', 'title,description\n\0\0\0,\0', /cannot read this as a list/],
  ['nothing', '', /cannot read this as a list/],
  ['a header alone', 'title,description\n', /no adverts in this list/],
  ['rows without a header', 'Nurse,Care for people', /no column ‘Job title’ and ‘Description’/],
  [
    'thousands of columns',
    `title,description${',x'.repeat(5000)}\nA,B`,
    /names more than 500 columns/,
  ],
  ['a header of millions', ','.repeat(200_000), /more than 100000 cells/],
  [
    'a row of millions',
    `title,description\nA,B${`${','.repeat(9000)}"\n"`.repeat(30)}`,
    /more than 100000 cells/,
  ],
  ['an unclosed quote', 'title,description\nA,B\nC,"D\nE,F', /line 3 has a quote that is never/],
])('%s is refused with what to do', async (_, list, message) => {
  const problem = await problemOf(list)
  expect(problem?.field).toBe('list')
  expect(problem?.message).toMatch(message)
})

test('a list of more rows than can be looked at is refused without reading it to its end', async () => {
  let wasReadOn = false
  async function* endless() {
    yield Buffer.from('title,description\n')
    for (let piece = 0; piece < 1000; piece += 1) {
      wasReadOn = piece > 100
      yield Buffer.from('Nurse,Care\n'.repeat(1000))
    }
  }
  await expect(readList(endless())).rejects.toThrow(`more than ${MOST_ROWS} adverts`)
  expect(wasReadOn).toBe(false)
})
