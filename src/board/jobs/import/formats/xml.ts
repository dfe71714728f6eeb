import { SaxesParser } from 'saxes'
import type { SourceRecord } from '#platform/import/source-record.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { MAX_RECORD_LENGTH, TOO_LONG } from '#platform/import/limits.ts'

const RECORD_NAMES = new Set(['job', 'item', 'vacancy', 'advert', 'position', 'listing'])

// Common in careless feeds, and harmless to the text around them.
const FORGIVABLE = /entity|disallowed character\.|is disallowed in char data/

/**
 * Parses the adverts of an XML feed: <job> elements with a child for each field. Only XML's own five
 * entities are expanded, and nothing outside the file is read.
 * @throws {ImportError} if the XML is broken or declares entities
 */
export async function* readXml(text: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  const reader = createReader()
  let found = 0
  for await (const chunk of text) {
    for (const record of reader.write(chunk)) {
      found += 1
      yield record
    }
  }
  for (const record of reader.end()) {
    found += 1
    yield record
  }
  if (found === 0) throw new ImportError('The XML holds no adverts: each one is a <job> element.')
}

interface Reading {
  records: SourceRecord[]
  line: number
  /** The advert being read; null between adverts. */
  fields: Record<string, string> | null
  /** Names of the open elements inside it. */
  open: string[]
  /** Characters since the last element began or ended. */
  idle: number
}

function createReader() {
  const reading: Reading = { records: [], line: 1, fields: null, open: [], idle: 0 }
  const parser = new SaxesParser({ position: true })

  parser.on('error', (error) => {
    const message = error.message.replace(/^.*?\d+:\d+: /, '')
    if (FORGIVABLE.test(message)) return
    throw new ImportError(
      `The XML is broken at line ${parser.line}: ${message.replace(/\.$/, '')}.`,
    )
  })
  parser.on('doctype', (doctype) => {
    if (!/<!ENTITY/i.test(doctype)) return
    throw new ImportError('The XML declares entities of its own, which are not read: remove them.')
  })
  parser.on('opentag', ({ name, attributes }) => {
    open(reading, name.toLowerCase(), String(attributes.id ?? ''), parser.line)
  })
  parser.on('text', (text) => append(reading, text))
  parser.on('cdata', (text) => append(reading, text))
  parser.on('closetag', ({ name, isSelfClosing }) => {
    close(reading, name.toLowerCase(), isSelfClosing)
  })
  return {
    write: (chunk: string) => {
      parser.write(chunk)
      reading.idle += chunk.length
      if (reading.idle > MAX_RECORD_LENGTH) {
        throw new ImportError(`Line ${reading.line}: ${TOO_LONG}`)
      }
      return reading.records.splice(0)
    },
    end: () => {
      parser.close()
      return reading.records.splice(0)
    },
  }
}

function open(reading: Reading, name: string, id: string, line: number) {
  const { fields, open } = reading
  if (!fields) {
    reading.idle = 0
    if (!RECORD_NAMES.has(name)) return
    reading.line = line
    reading.fields = id ? { id } : {}
    return
  }
  open.push(name)
  // An element inside a field is markup of the description.
  if (open.length > 1) append(reading, `<${name}>`)
}

function append({ fields, open: [field] }: Reading, text: string) {
  if (fields && field) fields[field] = (fields[field] ?? '') + text
}

function close(reading: Reading, name: string, isSelfClosing: boolean) {
  const { fields, open, records, line } = reading
  if (!fields) return
  if (open.length === 0) {
    records.push({ line, value: fields })
    reading.fields = null
    reading.idle = 0
    return
  }
  if (open.length > 1 && !isSelfClosing) append(reading, `</${name}>`)
  open.pop()
}
