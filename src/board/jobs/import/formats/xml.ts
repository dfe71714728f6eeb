import { SaxesParser } from 'saxes'
import type { FeedFacts, Field, SourceRecord } from '#platform/import/source-record.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { MAX_RECORD_LENGTH, MOST_DEPTH, TOO_DEEP, TOO_LONG } from '#platform/import/limits.ts'
import { fieldFor } from '#board/jobs/import/shapes/field-names.ts'
import { isOfShell } from './list-shell.ts'
import { repairXml } from './repair-xml.ts'

const RECORD_NAMES = new Set([
  'job',
  'item',
  'vacancy',
  'vacancydetails',
  'advert',
  'position',
  'listing',
])
/** A feed says more than this about itself only by mistake. */
const MOST_FACTS = 20
const LONGEST_FACT = 300

/** Fields that some feeds write in parts. */
const HAVE_PARTS = new Set<Field | null>(['employer', 'location', 'payText'])

/**
 * Parses the adverts of an XML feed: <job> elements with a child or an attribute for each field. An employer, a place or pay without text of
 * its own has parts: its attributes, or the elements inside it. Only XML's own five
 * entities are expanded, and nothing outside the file is read. A fault spoils at most the advert that it is in.
 * @throws {ImportError} if the XML ends too early, declares entities, or is neither adverts nor a list that is empty
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
  if (found === 0 && !reader.isEmptyList())
    throw new ImportError('The XML holds no adverts: each one is a <job> element.')
}

type Parts = Record<string, string>

interface Reading {
  records: SourceRecord[]
  line: number
  /** The advert being read; null between adverts. */
  fields: Map<string, string | Parts> | null
  /** The parts of the field being read; null if it has text of its own, or elements in it are markup. */
  parts: Parts | null
  /** The name of its element. */
  name: string
  /** Names of the open elements inside it. */
  open: string[]
  /** The position of the end tag that ended the last advert. */
  endedAt: number
  /** Characters since the last element began or ended. */
  idle: number
  /** What the feed says about itself before its adverts. */
  feed: FeedFacts
  /** The element between adverts that was opened last, and its text. */
  fact: { name: string; text: string } | null
  /** Whether nothing but a list’s own elements came between adverts, without a fault. */
  isPlain: boolean
}

function createReader() {
  const reading: Reading = {
    records: [],
    line: 1,
    fields: null,
    parts: null,
    name: '',
    open: [],
    endedAt: -1,
    idle: 0,
    feed: {},
    fact: null,
    isPlain: true,
  }
  const parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false })

  let isOver = false

  // The parser goes on after a fault: the end of an element ends those inside it, too.
  parser.on('error', (error) => {
    reading.isPlain = false
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
  let depth = 0
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > MOST_DEPTH) throw new ImportError(`Line ${parser.line}: ${TOO_DEEP}`)
    const isRoot = depth === 1
    if (!reading.fields && !isOfShell(name.toLowerCase(), { isRoot })) reading.isPlain = false
    open(reading, name.toLowerCase(), attributes, parser.line)
  })
  parser.on('text', (text) => append(reading, text))
  parser.on('cdata', (text) => append(reading, text))
  parser.on('closetag', ({ name, isSelfClosing }) => {
    depth -= 1
    const wasOpen = reading.fields !== null
    close(reading, name.toLowerCase(), isSelfClosing)
    if (reading.fields === null && wasOpen) reading.endedAt = parser.position
  })
  return {
    isEmptyList: () => reading.isPlain,
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

function open(reading: Reading, name: string, attributes: Parts, line: number) {
  const { fields, open } = reading
  if (!fields || name === reading.name) {
    // An advert that begins within another ends it.
    if (fields) add(reading, fields)
    reading.idle = 0
    reading.fact = RECORD_NAMES.has(name) ? null : { name, text: '' }
    if (!RECORD_NAMES.has(name)) return
    Object.assign(reading, { line, name, open: [], fields: new Map(Object.entries(attributes)) })
    return
  }
  open.push(name)
  if (open.length > 1) mark(reading, `<${name}>`)
  else reading.parts = HAVE_PARTS.has(fieldFor(name)) ? { ...attributes } : null
}

/** Appends text to the field, and to its part, if it is the first with this name. */
function append(reading: Reading, text: string) {
  const { parts, open, fact } = reading
  if (fact) fact.text += text.slice(0, LONGEST_FACT)
  const [, name] = open
  mark(reading, text)
  if (!parts) return
  if (name === undefined) {
    // A field with text of its own has markup in it, and no parts.
    if (text.trim() !== '') reading.parts = null
  } else if (open.length === 2) parts[name] = (parts[name] ?? '') + text
}

function mark({ fields, open: [field] }: Reading, text: string) {
  const before = field && fields?.get(field)
  if (fields && field) fields.set(field, (typeof before === 'string' ? before : '') + text)
}

function close(reading: Reading, name: string, isSelfClosing: boolean) {
  const { fields, open } = reading
  if (!fields) return saveFact(reading, name)
  if (open.length === 0) {
    add(reading, fields)
    reading.fields = null
    reading.idle = 0
    return
  }
  if (open.length > 1 && !isSelfClosing) mark(reading, `</${name}>`)
  else if (open.length === 1) {
    const parts = reading.parts ?? {}
    if (Object.keys(parts).length > 0) fields.set(name, parts)
    reading.parts = null
  }
  open.pop()
}

function add({ records, line, feed }: Reading, fields: Map<string, string | Parts>) {
  records.push({ line, value: Object.fromEntries(fields), feed })
}

/** Keeps what an element between adverts said, if it is the first of its name and had no elements in it. */
function saveFact(reading: Reading, name: string) {
  const { fact, feed } = reading
  const text = fact?.text.trim()
  const isNew = fact?.name === name && feed[name] === undefined
  if (isNew && text && Object.keys(feed).length < MOST_FACTS) feed[name] = text
  reading.fact = null
}

/** Rejects the advert that an end tag without a beginning has just ended, as it ends everything. */
function spoil({ records }: Reading, message: string) {
  const record = records.pop()
  if (!record) return
  const reason = `The XML of this advert is broken: ${message.replace(/\.$/, '')}.`
  records.push({ line: record.line, problem: { field: '', reason } })
}
