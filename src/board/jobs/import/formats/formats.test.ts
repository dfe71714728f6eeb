import { expect, test } from 'vitest'
import { openRecords } from '#board/jobs/import/input/read-records.ts'
import { parseHeaderMap } from './csv-columns.ts'

async function* inPieces(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(text: string, { map = '', size = 7 } = {}) {
  const records = await openRecords({ bytes: inPieces(text, size) }, parseHeaderMap(map))
  return (await Array.fromAsync(records)).map((record) =>
    'value' in record
      ? { line: record.line, ...record.value }
      : { line: record.line, refused: record.problem.reason },
  )
}

test('one object a line, a broken line spoiling only itself', async () => {
  const rows = await read('{"id":1}\r\n\n{"id":2,\n{"id":"a\u2028b"}\n[3]\n{"id":4}')
  expect(rows).toMatchObject([
    { line: 1, id: 1 },
    { line: 3, refused: expect.stringMatching(/^This is not valid JSON: /) },
    { line: 4, id: 'a\u2028b' },
    { line: 5, refused: expect.stringMatching(/not an object/) },
    { line: 6, id: 4 },
  ])
})

test('a list of objects, over lines or in one', async () => {
  const rows = await read('[\n  {"id": 1, "text": "a \\"}] b"},\n  {\n    "id": [2, {}]\n  }\n]\n')
  expect(rows).toMatchObject([
    { line: 2, id: 1, text: 'a "}] b' },
    { line: 3, id: [2, {}] },
  ])
  expect(await read('[{"id":1},7,"x",{"id":2}]')).toMatchObject([
    { id: 1 },
    { refused: expect.stringMatching(/not an object/) },
    { refused: expect.stringMatching(/not an object/) },
    { id: 2 },
  ])
  expect(await read('[]')).toEqual([])
})

test('a broken object in a list spoils only itself', async () => {
  const rows = await read('[{"id":1},{"id":},{"id":3}]')
  expect(rows).toMatchObject([{ id: 1 }, { refused: expect.any(String) }, { id: 3 }])
})

test.each(['jobs', '@graph', 'results'])('a list inside an object as its %s', async (name) => {
  const rows = await read(
    `{"count": 2, "next": null,\n"${name}": [{"id":1},\n{"id":2}], "more": []}`,
  )
  expect(rows).toMatchObject([
    { line: 2, id: 1 },
    { line: 3, id: 2 },
  ])
})

test('objects one after the other over several lines', async () => {
  expect(await read('{\n  "id": 1\n}\n{\n  "id": 2\n}\n')).toMatchObject([
    { line: 1, id: 1 },
    { line: 4, id: 2 },
  ])
})

test.each(['[{"id":1},{"id":2', '[{"id":1},{"id":2}', '{"jobs":[{"id":1}', '{\n"id":1,\n"a":['])(
  'a list that breaks off is reported with its line: %s',
  async (text) => {
    await expect(read(text)).rejects.toThrow(/^The JSON is cut off: the file ends at line \d/)
  },
)

test('CSV with commas, quotes, and line breaks inside quotes', async () => {
  const rows = await read(
    '\ufeffJob Title,Company,Description,Contract Type,Contract Time,Colour\r\n' +
      'Nurse,"Saltmarsh, Ltd","Care for\r\n""people""",permanent,part_time,red\r\n' +
      'Carer,Fen House,Kind,,,\r\n',
  )
  expect(rows).toEqual([
    {
      line: 2,
      title: 'Nurse',
      employer: 'Saltmarsh, Ltd',
      description: 'Care for\n"people"',
      type: 'permanent, part_time',
    },
    { line: 4, title: 'Carer', employer: 'Fen House', description: 'Kind' },
  ])
})

test.each([';', '\t'])('CSV with %j between the cells', async (mark) => {
  const text = ['title', 'employer', 'description\nA', 'B', 'C, D'].join(mark)
  expect(await read(text)).toEqual([{ line: 2, title: 'A', employer: 'B', description: 'C, D' }])
})

test('a row with too few or too many cells is refused alone', async () => {
  const rows = await read('title,employer,description\nA,B\nA,B,C,D\nA,B,C,\nA,B,C')
  expect(rows).toMatchObject([
    { line: 2, refused: expect.stringMatching(/2 cells where the header has 3/) },
    { line: 3, refused: expect.stringMatching(/4 cells/) },
    { line: 4, title: 'A' },
    { line: 5, title: 'A' },
  ])
})

test('--map names columns we do not know', async () => {
  const text = 'Stelle,Firma,Text\nA,B,C'
  const map = 'Stelle=title, firma = employer,Text=description'
  expect(await read(text, { map })).toEqual([
    { line: 2, title: 'A', employer: 'B', description: 'C' },
  ])
})

test.each([
  ['title,company\nA,B', '', /no column for description.*'title', 'company'/],
  ['title,company,text\nA,B,C', 'Text=body', /no field 'body'/],
  ['title,company,text\nA,B,C', 'Texte=description', /no column 'texte'/],
  ['title,company,text\nA,B,C', 'text', /as 'Their header=ourField'/],
  ['{"id":1}', 'text=description', /--map is for the headers of a CSV file/],
])('%j with the map %j is refused before anything is imported', async (text, map, message) => {
  await expect(read(text, { map })).rejects.toThrow(message)
})

test('a quote that is never closed is reported with the line it is on', async () => {
  const text = 'title,employer,description\nA,B,C\nD,"E,F\nG,H,I\n'
  const records = await openRecords({ bytes: inPieces(text, 7) }, new Map())
  expect((await records.next()).value).toMatchObject({ line: 2 })
  await expect(records.next()).rejects.toThrow(/begins at line 3 has a quote that is never closed/)
})

test('XML in the shape job boards exchange', async () => {
  const rows = await read(
    '<?xml version="1.0" encoding="utf-8"?>\n<source><publisher>P</publisher>\n' +
      '<job>\n<title><![CDATA[Nurse & carer]]></title><company>R&amp;D &nbsp; Ltd</company>' +
      '<description><p>Care for <b>people</b><br/></p></description><city/></job>\n' +
      '<job id="7"><title>Two</title></job></source>',
  )
  expect(rows).toEqual([
    {
      line: 3,
      title: 'Nurse & carer',
      company: 'R&D &nbsp; Ltd',
      description: '<p>Care for <b>people</b><br></p>',
    },
    { line: 5, id: '7', title: 'Two' },
  ])
})

test.each([
  ['<source><job><title>A</title>', /broken at line 1: unclosed tag/],
  ['<source><person/></source>', /holds no adverts/],
  ['<error><title>Try again later</title></error>', /holds no adverts/],
  ['<jobs><post><title>Nurse</title></post></jobs>', /holds no adverts/],
  ['<rss><channel><title>Jobs</title></link></channel></rss>', /holds no adverts/],
  ['<!DOCTYPE s [<!ENTITY a "aa">]><s><job><title>&a;</title></job></s>', /declares entities/],
])('%s is refused with a sentence', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message)
})

test.each([
  '<workzag-jobs></workzag-jobs>',
  '<workzag-jobs/>',
  '<source><publisher>P</publisher><publisherurl>https://p.example</publisherurl></source>',
  '<rss version="2.0"><channel><title>Fen</title><link>https://fen.example</link></channel></rss>',
])('%s is a list without adverts', async (text) => {
  expect(await read(text)).toEqual([])
})

test.each([
  ['   \n ', /nothing in it/],
  ['<!DOCTYPE html><html></html>', /a web page/],
  ['PK\u0003\u0004abc', /zip or Excel/],
  ['just some words', /format was not recognised/],
])('%j is refused, saying what it looks like', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message)
})

const FEED = (description: string) =>
  `<?xml version="1.0"?><jobs><job><id>1</id><description>${description}</description></job>` +
  '<job><id>2</id><description>Fine</description></job></jobs>'

test.each([
  ['Care & support', 'Care & support'],
  ['R&D, T&C’s and Marks &Spencer;', 'R&D, T&C’s and Marks &Spencer;'],
  ['See https://jobs.example/?a=1&b=2', 'See https://jobs.example/?a=1&b=2'],
  ['Under <5 years', 'Under <5 years'],
  ['One<br>two<hr>three<img src="a.png">', 'One<br>two<hr>three<img>'],
  ['<p>One<b>two</p>', '<p>One<b>two</b></p>'],
  ['<![CDATA[Care & <br> <5]]>', 'Care & <br> <5'],
  ['A &amp; B &#163;5 &pound;6<!-- & <br> -->', 'A & B £5 &pound;6'],
])('a fault of XML spoils nothing: %s', async (written, description) => {
  expect(await read(FEED(written))).toEqual([
    { line: 1, id: '1', description },
    { line: 1, id: '2', description: 'Fine' },
  ])
})

test('an end tag without a beginning spoils its own advert only', async () => {
  const [spoiled, fine] = await read(FEED('Care</i> and more'))
  expect(spoiled).toMatchObject({ refused: expect.stringContaining('unmatched closing tag: i') })
  expect(fine).toMatchObject({ id: '2' })
})

test('an advert without an end ends where the next begins, and a blank line comes before XML', async () => {
  const rows = await read(
    '\n<?xml version="1.0"?><jobs><job><id>1</id><job><id>2</id></job></jobs>',
  )
  expect(rows).toMatchObject([{ id: '1' }, { id: '2' }])
})

test('XML that is cut off is refused', async () => {
  await expect(read('<jobs><job><id>1</id></job><job><id>2</id>')).rejects.toThrow('unclosed tag')
})

test('a field of XML without text of its own has parts: its attributes, or the elements inside it', async () => {
  const rows = await read(
    '<jobs><job id="7" reference="R7"><title lang="en"><b>Nurse</b></title>' +
      '<company name="Fen House" id="3"/><salary min="36000" max="41000"/>' +
      '<description class="a"><name>Care</name></description></job>' +
      '<job><company>\n<name>Fen &amp; House</name><id>3</id></company>' +
      '<location><city>Ely</city><gps><lat>52.4</lat></gps></location><place/></job></jobs>',
  )
  expect(rows).toEqual([
    {
      line: 1,
      id: '7',
      reference: 'R7',
      title: '<b>Nurse</b>',
      company: { name: 'Fen House', id: '3' },
      salary: { min: '36000', max: '41000' },
      description: '<name>Care</name>',
    },
    {
      line: 1,
      company: { name: 'Fen & House', id: '3' },
      location: { city: 'Ely' },
    },
  ])
})
