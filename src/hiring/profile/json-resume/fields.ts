import { dateProblem } from '#hiring/profile/model/partial-date.schema.ts'
import { asLine, asParagraphs } from '#platform/primitives/texts.schema.ts'

export type Fields = Record<string, unknown>

const MOST_PROBLEMS = 60
const MOST_IGNORED = 40
const LONGEST_NAME = 60
const LONGEST_QUOTE = 40

/** Whether a value is an object. Its fields may come from anyone. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads the fields of a file that may contain anything, and records what it could not use. */
export function createReader() {
  const problems = new Set<string>()
  const ignored = new Set<string>()
  return { line, paragraphs, date, items, noteUnknown, note, result }

  function note(sentence: string) {
    if (problems.size < MOST_PROBLEMS) problems.add(sentence)
  }

  /** `place` names the entry in sentences: ‘Job 2 (Staff nurse)’. */
  function line(value: unknown, limit: number, place: string): string {
    return cut(asLine(textOf(value, place)), limit, place)
  }

  function paragraphs(value: unknown, limit: number, place: string): string {
    return cut(asParagraphs(textOf(value, place)), limit, place)
  }

  function textOf(value: unknown, place: string): string {
    if (typeof value === 'string') return value
    if (typeof value === 'number' && Number.isFinite(value)) return String(value)
    if (value !== undefined && value !== null)
      note(`${place}: a field is not text. We left it out.`)
    return ''
  }

  function cut(text: string, limit: number, place: string) {
    if (text.length <= limit) return text
    note(
      `${place}: a text is longer than ${limit.toLocaleString('en-GB')} characters. We cut it there.`,
    )
    return text.slice(0, limit).toWellFormed().trim()
  }

  /** '2019-03-15', '03/2019' and 'March 2019' become '2019-03'. */
  function date(value: unknown, place: string): string {
    const text = asLine(textOf(value, place))
    const short = /^(\d{4}(?:-\d{2})?)(?:-\d{2})?(?:T.*)?$/.exec(text)?.[1] ?? withMonth(text)
    if (text === '') return ''
    if (short && dateProblem(short) === null) return short
    note(`${place}: “${quote(text)}” is not a date we can read. We left it out.`)
    return ''
  }

  /** The entries of a list, up to a limit. */
  function items(value: unknown, most: number, name: string): Fields[] {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) {
      note(`“${name}” is not a list. We left it out.`)
      return []
    }
    const found = value.filter(isFields)
    if (found.length < value.length) note(`“${name}” has entries without fields. We left them out.`)
    if (found.length > most) {
      note(`“${name}” has ${found.length} entries. We took the first ${most}.`)
    }
    return found.slice(0, most)
  }

  function noteUnknown(fields: Fields, known: readonly string[], place = '') {
    for (const name of Object.keys(fields)) {
      if (known.includes(name) || ignored.size >= MOST_IGNORED) continue
      ignored.add(quote(place ? `${place}.${name}` : name, LONGEST_NAME))
    }
  }

  function result() {
    return { problems: [...problems], ignored: [...ignored] }
  }
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The date in ‘05/2014’ and ‘May 2014’. */
function withMonth(text: string): string | undefined {
  const [, digits, name, year] = /^(?:(\d{1,2})[/.-]|([a-z]{3,9})\.?,? )(\d{4})$/i.exec(text) ?? []
  const month = digits ? Number(digits) : MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1
  return year && month ? `${year}-${String(month).padStart(2, '0')}` : undefined
}

function quote(text: string, longest = LONGEST_QUOTE) {
  const line = asLine(text)
  return line.length > longest ? `${line.slice(0, longest).toWellFormed()}…` : line
}
