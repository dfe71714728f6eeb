import { isRecord } from '#platform/import/json-record.ts'
import { toText } from '#platform/import/text-of.ts'

/** The value at the end of a path such as ‘departments.0.name’; undefined where a part of it is missing. */
export function at(record: unknown, path: string): unknown {
  let value = record
  for (const key of path.split('.')) {
    if (Array.isArray(value)) value = value[Number(key)]
    else if (isRecord(value)) value = value[key]
    else return undefined
  }
  return value
}

export function textAt(record: unknown, path: string): string | undefined {
  return toText(at(record, path))
}

/** One HTML text of several parts, each under its heading, if it has one. */
export function joinParts(
  parts: { heading?: string | undefined; html: string | undefined }[],
): string | undefined {
  const html = parts
    .filter((part) => part.html)
    .map((part) => (part.heading ? `<h3>${part.heading}</h3>${part.html}` : part.html))
    .join('\n')
  return html || undefined
}

/**
 * The name of an employer’s board, as its address has it: the first part of the path, or of the host. It stands in where
 * a system names no employer, as all adverts of a board are of the same one.
 */
export function boardName(url: string | undefined, place: 'path' | 'host'): string | undefined {
  if (!url || !URL.canParse(url)) return undefined
  const { hostname, pathname } = new URL(url)
  return (place === 'path' ? pathname.split('/')[1] : hostname.split('.')[0]) || undefined
}

export function hostOf(url: string | undefined): string | undefined {
  return url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined
}

/** Words such as `fulltime_permanent`, `FullTime` or `FULL_TIME`, written apart. */
export function apart(words: string | undefined): string | undefined {
  return words?.replaceAll(/[_-]+/g, ' ').replaceAll(/([a-z])(?=[A-Z])/g, '$1 ')
}

/** The text of the first element with this name in markup that an XML feed nests in a field. */
export function elementIn(markup: unknown, name: string): string | undefined {
  if (typeof markup !== 'string') return undefined
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(markup)?.[1]?.trim() || undefined
}
