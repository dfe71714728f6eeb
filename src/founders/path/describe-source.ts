import type { PathSource } from './founder-path.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { PATH_SOURCES } from './path-data.ts'

/** A source as the page names it, with how reliable it is. */
export function describeSource(key: string): PathSource {
  const source = PATH_SOURCES[key]
  if (!source) throw new Error(`No source is called ${key}.`)
  const { title, url, publishedOn, readOn, reporter } = source
  if (!readOn) return { key, title, url, note: 'Not read by us. Look there.' }
  const page = publishedOn ? `page of ${mediumDate(publishedOn)}` : 'page without a date'
  const words = `${page}, read on ${mediumDate(readOn)}`
  return { key, title, url, note: reporter ? `Reports what others say: ${words}` : words }
}
