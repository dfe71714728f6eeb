import { SaxesParser } from 'saxes'
import type { SourceRecord } from '#platform/import/source-record.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { MAX_RECORD_LENGTH, TOO_LONG } from '#platform/import/limits.ts'
import { repairXml } from './repair-xml.ts'

const RECORD_NAMES = new Set(['job', 'item', 'vacancy', 'advert', 'position', 'listing'])

/**
 * Parses the adverts of an XML feed: <job> elements with a child for each field. Only XML's own five
 * entities are expanded, and nothing outside the file is read. A fault spoils at most the advert that it is in.
 * @throws {ImportError} if the XML ends too early, declares entities or holds no adverts
 */
export async function* readXml(text: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  const reader = createReader()
  let found = 0
  for await (const chunk of repairXml(text)) {
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
  /** The name of its element. */
  name: string
  /** Names of the open elements inside it. */
  open: string[]
  /** The position of the end tag that ended the last advert. */
  endedAt: number
  /** Characters since the last element began or ended. */
  idle: number
}

function createReader() {
  const reading: Reading = {
    records: [],
    line: 1,
    fields: null,
    name: '',
    open: [],
    endedAt: -1,
    idle: 0,
  }
  const parser = new SaxesParser({ position: true })

  let isOver = false

  // The parser goes on after a fault: the end of an element ends those inside it, too.
  parser.on('error', (error) => {
    const message = error.message.replace(/^.*?\d+:\d+: /, '')
    const isUnmatched = message.startsWith('unmatched closing tag')
    if (isUnmatched && reading.endedAt === parser.position) spoil(reading, message)
    if (!isOver) return
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
    const wasOpen = reading.fields !== null
    close(reading, name.toLowerCase(), isSelfClosing)
    if (reading.fields === null && wasOpen) reading.endedAt = parser.position
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
      isOver = true
      parser.close()
      return reading.records.splice(0)
    },
  }
}

function open(reading: Reading, name: string, id: string, line: number) {
  const { fields, open } = reading
  if (!fields || name === reading.name) {
    // An advert that begins within another ends it.
    if (fields) reading.records.push({ line: reading.line, value: fields })
    reading.idle = 0
    if (!RECORD_NAMES.has(name)) return
    Object.assign(reading, { line, name, open: [], fields: id ? { id } : {} })
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

/** Rejects the advert that an end tag without a beginning has just ended, as it ends everything. */
function spoil({ records }: Reading, message: string) {
  const record = records.pop()
  if (!record) return
  const reason = `The XML of this advert is broken: ${message.replace(/\.$/, '')}.`
  records.push({ line: record.line, problem: { field: '', reason } })
}
