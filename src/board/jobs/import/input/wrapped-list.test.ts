import { expect, test } from 'vitest'
import { toAdvert } from '#board/jobs/import/shapes/to-advert.ts'
import type { SourceRecord } from '#platform/import/source-record.ts'
import { openRecords } from './read-records.ts'
import { findWrappedList } from './wrapped-list.ts'

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

async function read(text: string) {
  const records: SourceRecord[] = []
  for await (const record of await openRecords({ bytes: bytesOf(text) }, new Map())) {
    records.push(record)
  }
  return records
}

async function valuesOf(text: string) {
  return (await read(text)).map((record) => ('problem' in record ? record.problem : record.value))
}

test('a list is found behind whole objects, and inside others', async () => {
  expect(
    await valuesOf('{"info": {"title": "x", "tags": ["a", "{"]}, "v": 1, "data": [{"id": 1}]}'),
  ).toEqual([{ id: 1 }])
  expect(await valuesOf('{"response": {"count": 1, "jobs": [{"id": 2}]}}')).toEqual([{ id: 2 }])
})

test('an advert with lists of its own wraps nothing', () => {
  const advert = { id: 1, title: 'Nurse', tags: ['a'], place: { items: 3 } }
  expect(findWrappedList(JSON.stringify(advert))).toBe(null)
  expect(findWrappedList('{"a": "cut off')).toBe(null)
  expect(findWrappedList('{"a": [1, 2')).toBe(null)
})

test('the file says once who the employer is', async () => {
  const [record] = await read(
    '{"name": "Fen House", "jobs": [{"shortcode": "A", "telecommuting": false, "title": "Nurse"}]}',
  )
  if (!record || 'problem' in record) throw new Error('There is no record.')
  expect(toAdvert(record.value, record.feed).employer).toBe('Fen House')
})

test('an employer of JSON-LD may come after its advert, and other nodes are no adverts', async () => {
  const posting = { '@type': 'JobPosting', title: 'Nurse', hiringOrganization: { '@id': '#org' } }
  const others = [{ '@type': 'WebSite' }, { '@type': 'Organization', '@id': '#org', name: 'Fen' }]
  const values = await valuesOf(JSON.stringify({ '@graph': [posting, ...others] }))
  expect(values).toEqual([{ ...posting, hiringOrganization: others[1] }])
})

test('a web page has the adverts that are marked in it', async () => {
  const posting = { '@type': 'JobPosting', title: 'Nurse </b>', hiringOrganization: 'Fen House' }
  const page = (json: string) =>
    `<!doctype html><script type="application/ld+json">{broken</script><body><script>var a</script>
<script type="application/ld+json">${json}</script>`
  expect(await valuesOf(page(JSON.stringify(posting)))).toEqual([posting])
  expect(await valuesOf(page(JSON.stringify([posting, { '@type': 'WebSite' }])))).toEqual([posting])
  await expect(read(page('{also broken'))).rejects.toThrow('no job is marked in it')
  await expect(read('<!doctype html><p>Nothing</p>')).rejects.toThrow(/^This is a web page/)
  const deep = `<!doctype html>${'<div>'.repeat(300_000)}`
  await expect(read(deep)).rejects.toThrow(/nested too deeply/)
})
