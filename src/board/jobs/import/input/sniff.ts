import { ImportError } from '#platform/import/import-error.ts'
import { findWrappedList, type WrappedList } from './wrapped-list.ts'

/** A file's format; `skip` is the number of characters before the first advert. */
export type Format =
  | { kind: 'json-lines' }
  | { kind: 'json-values'; skip: number; isList: boolean; list?: WrappedList }
  | { kind: 'csv' }
  | { kind: 'xml' }
  | { kind: 'web-page' }

/** The number of characters at the start to examine. */
export const SAMPLE_LENGTH = 64 * 1024

/**
 * Detects the format from the content, ignoring the file's name.
 * @throws {ImportError} naming what it looks like instead, if that is clear
 */
export function detectFormat(sample: string): Format {
  const text = sample.trimStart()
  if (text === '') throw new ImportError('There is nothing in it but blank space.')
  if (text.startsWith('[')) {
    return { kind: 'json-values', skip: sample.indexOf('[') + 1, isList: true }
  }
  if (text.startsWith('{')) return detectObjects(sample)
  if (/^<(?:!doctype html|html)\b/i.test(text)) return { kind: 'web-page' }
  if (text.startsWith('<')) return { kind: 'xml' }
  if (text.startsWith('PK\u0003\u0004')) {
    throw new ImportError('This is a zip or Excel file. Save the sheet as CSV and import that.')
  }
  const [header = ''] = text.split(/\r?\n|\r/, 1)
  if (/[,;\t]/.test(header) && !isBinary(text)) return { kind: 'csv' }
  throw new ImportError(
    'The format was not recognised. Give adverts as JSON (one a line, or a list), ' +
      'as CSV with a line of headers, or as XML with a <job> element for each.',
  )
}

function detectObjects(sample: string): Format {
  const lines = sample
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '')
  const isFirstWhole = isJson(lines[0])
  const list = isFirstWhole && lines.length > 1 ? null : findWrappedList(sample)
  if (list) return { kind: 'json-values', skip: list.skip, isList: true, list }
  const starts = lines.filter((line) => line.trimStart().startsWith('{')).length
  if (isFirstWhole || starts * 2 > lines.length) return { kind: 'json-lines' }
  return { kind: 'json-values', skip: 0, isList: false }
}

function isJson(text = '') {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function isBinary(text: string) {
  // oxlint-disable-next-line no-control-regex -- these are what gives binary content away
  return /[\0-\u0008\u000e-\u001a]/.test(text.slice(0, 1000))
}
