import { Parser } from 'htmlparser2'
import { ImportError } from '#platform/import/import-error.ts'
import { isRecord } from '#platform/import/json-record.ts'
import type { SourceRecord } from '#platform/import/source-record.ts'

/** Many times the size of a careers page. */
const MAX_PAGE = 10_000_000

/** Many times as deep as a careers page: the parser is slow where elements lie within each other without end. */
const DEEPEST = 2000

const BROKEN = { field: '', reason: 'The JSON-LD of this job is broken.' } as const

/**
 * Reads the JSON-LD of a web page, one record for each of its nodes. A script that is not JSON is skipped, as browsers do,
 * unless it is about a job: nobody should take that for gone.
 * @throws {ImportError} if the page is too long or too deep, or has no JSON-LD
 */
export async function* readWebPage(text: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  const scripts: { line: number; text: string }[] = []
  let isInScript = false
  let line = 1
  let length = 0
  let depth = 0
  const parser = new Parser({
    onopentag: (name, { type = '' }) => {
      depth++
      if (depth > DEEPEST)
        throw new ImportError('This web page is nested too deeply: give a file of adverts.')
      isInScript = name === 'script' && /^application\/ld\+json\b/i.test(type.trim())
      if (isInScript) scripts.push({ line, text: '' })
    },
    ontext: (part) => {
      const last = scripts.at(-1)
      if (isInScript && last) last.text += part
      line += part.split('\n').length - 1
    },
    onclosetag: () => {
      depth--
      isInScript = false
    },
  })
  for await (const chunk of text) {
    length += chunk.length
    if (length > MAX_PAGE)
      throw new ImportError('This web page is too long: give a file of adverts.')
    parser.write(chunk)
  }
  parser.end()
  const nodes = scripts.flatMap((script) => nodesOf(script))
  if (nodes.length === 0) {
    throw new ImportError(
      'This is a web page, and no job is marked in it as JSON-LD (JobPosting). Give the file of adverts itself.',
    )
  }
  yield* nodes
}

function nodesOf({ line, text }: { line: number; text: string }): SourceRecord[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return /\bJobPosting\b/.test(text) ? [{ line, problem: BROKEN }] : []
  }
  const values = [parsed].flat()
  return values
    .flatMap((value) =>
      isRecord(value) && Array.isArray(value['@graph']) ? value['@graph'] : value,
    )
    .filter(isRecord)
    .map((value) => ({ line, value }))
}
