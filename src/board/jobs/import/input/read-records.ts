import type { FeedFacts, Field, SourceRecord } from '#platform/import/source-record.ts'
import { columnFields } from '#board/jobs/import/formats/csv-columns.ts'
import { readCsv } from '#platform/import/csv.ts'
import { readJsonLines } from '#board/jobs/import/formats/json-lines.ts'
import { readJsonValues } from '#board/jobs/import/formats/json-values.ts'
import { readWebPage } from '#board/jobs/import/formats/web-page.ts'
import { readXml } from '#board/jobs/import/formats/xml.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { decodeText } from '#platform/import/decode.ts'
import type { Input } from '#platform/import/open-input.ts'
import { readLinkedNodes } from './linked-nodes.ts'
import { detectFormat, SAMPLE_LENGTH, type Format } from './sniff.ts'

/**
 * Reads the adverts of a file in order, each with the line it begins at. The first one is read before
 * this returns, so that an unusable file fails before anything else happens.
 * @throws {ImportError} for an unknown format; the generator throws it where the file is cut off
 */
export async function openRecords(
  input: Pick<Input, 'bytes'>,
  headerMap: Map<string, Field>,
): Promise<AsyncGenerator<SourceRecord>> {
  const records = readRecords(input, headerMap)
  const first = await records.next()
  return first.done ? records : withFirst(first.value, records)
}

async function* withFirst(first: SourceRecord, rest: AsyncGenerator<SourceRecord>) {
  yield first
  yield* rest
}

async function* readRecords(
  { bytes }: Pick<Input, 'bytes'>,
  headerMap: Map<string, Field>,
): AsyncGenerator<SourceRecord> {
  const { sample, text } = await openText(bytes)
  const format = detectFormat(sample.slice(0, SAMPLE_LENGTH))
  if (headerMap.size > 0 && format.kind !== 'csv') {
    throw new ImportError('--map is for the headers of a CSV file, and this is not one.')
  }
  yield* read(format, text, sample, headerMap)
}

/** The text of a file, and its beginning, by which its format is detected. */
export async function openText(bytes: AsyncIterable<Uint8Array>) {
  const rest = decodeText(bytes)
  let sample = ''
  while (sample.length < SAMPLE_LENGTH) {
    const { value, done } = await rest.next()
    if (done) break
    sample += value
  }
  return { sample, text: again(sample, rest) }
}

async function* again(sample: string, rest: AsyncGenerator<string>) {
  yield sample
  yield* rest
}

function read(
  format: Format,
  text: AsyncIterable<string>,
  sample: string,
  headerMap: Map<string, Field>,
) {
  if (format.kind === 'json-lines') return readJsonLines(text)
  if (format.kind === 'json-values') return readValues(text, format)
  if (format.kind === 'web-page') return readLinkedNodes(readWebPage(text))
  if (format.kind === 'xml') return readXml(text)
  return readCsv(text, sample, (header) => columnFields(header, headerMap))
}

function readValues(
  text: AsyncIterable<string>,
  format: Extract<Format, { kind: 'json-values' }>,
): AsyncGenerator<SourceRecord> {
  const values = readJsonValues(text, format)
  if (format.list?.name === '@graph') return readLinkedNodes(values)
  return format.list ? withFacts(values, format.list.facts) : values
}

/** Adds to each advert what its file says once for all of them. */
async function* withFacts(records: AsyncIterable<SourceRecord>, feed: FeedFacts) {
  for await (const record of records) yield 'problem' in record ? record : { ...record, feed }
}
