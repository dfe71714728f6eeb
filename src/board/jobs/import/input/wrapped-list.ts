import type { FeedFacts } from '#platform/import/source-record.ts'

/** The names under which feeds keep their list of adverts. */
const LISTS =
  /^(?:jobs|@graph|results?|items|data|vacancies|adverts|offers|content|postings|jobPostings)$/
/** Deeper than any feed that is known to us. */
const DEEPEST = 3

export interface WrappedList {
  /** The name that the list has. */
  name: string
  /** The number of characters up to and including its bracket. */
  skip: number
  /** The texts beside it: 'name' of the company, 'title' of the feed. */
  facts: FeedFacts
}

/**
 * Finds the list of adverts in an object that wraps it, whatever comes before it: numbers and texts, whole objects, or
 * objects that wrap the list in turn. Null if there is none in this sample.
 */
export function findWrappedList(sample: string): WrappedList | null {
  return findIn(sample, sample.indexOf('{') + 1, 1)
}

function findIn(sample: string, from: number, depth: number): WrappedList | null {
  const facts: FeedFacts = {}
  let index = from
  for (;;) {
    const key = /[\s,]*"((?:[^"\\]|\\.)*)"\s*:\s*/y
    key.lastIndex = index
    const [whole, name = ''] = key.exec(sample) ?? []
    if (whole === undefined) return null
    index += whole.length
    const isList = sample[index] === '['
    if (isList && LISTS.test(name)) return { name, skip: index + 1, facts }
    if (sample[index] === '{' && depth < DEEPEST) {
      const inner = findIn(sample, index + 1, depth + 1)
      if (inner) return { ...inner, facts: { ...facts, ...inner.facts } }
    }
    const end = endOfValue(sample, index)
    if (end === -1) return null
    const value = sample.slice(index, end)
    if (value.startsWith('"')) facts[name] = textOf(value)
    index = end
  }
}

/** The index after the value that begins here; -1 if the sample ends before it. */
function endOfValue(sample: string, from: number) {
  const token = /"(?:[^"\\]|\\.)*"|[[{]|[\]}]|[^"[\]{},\s]+|[\s,]+/gy
  token.lastIndex = from
  let depth = 0
  for (let found = token.exec(sample); found; found = token.exec(sample)) {
    const [text] = found
    if (/^[[{]/.test(text)) depth += 1
    else if (/^[\]}]/.test(text)) depth -= 1
    if (depth <= 0 && token.lastIndex < sample.length) return depth < 0 ? -1 : token.lastIndex
  }
  return -1
}

function textOf(json: string): string {
  try {
    return String(JSON.parse(json))
  } catch {
    return ''
  }
}
