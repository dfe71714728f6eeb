import type { Language } from '#platform/languages/language.ts'
import { escapeXml } from '#platform/text/xml.ts'

/** Plain and safe wherever it is opened: it loads nothing and runs nothing. */
const HEAD = `<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<style>
body { max-width: 45rem; margin: auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
dt { font-weight: bold }
dd { margin: 0 0 .5rem; white-space: pre-wrap }
[dir=rtl] dd { text-align: right }
dl, ul { margin: 0; padding: .25rem 0 .25rem 1rem; border-inline-start: 2px solid }
</style>`

const TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/

/** The records of a feature by its name in the export; the account itself is one. */
export interface Section {
  name: string
  records: object | AsyncIterable<object>
}

/**
 * The export for people: the records of `landfall.json` as a page, with the same values. Empty ones are left out. Names
 * of fields are the programs’ own, in English; headings are in the person’s language.
 */
export async function* writeHtml(
  sections: Iterable<Section>,
  language: Language,
): AsyncGenerator<string> {
  const { words, code, direction } = language
  const headings: Record<string, string> = words.exported
  const title = escapeXml(words.export.title)
  yield `<!doctype html>\n<html lang="${code}" dir="${direction}">\n${HEAD}\n<title>${title}</title>\n`
  const now = toText(new Date().toISOString(), language)
  yield `<h1>${title}</h1>\n<p>${now}</p>\n<p>${escapeXml(words.export.lead)}</p>\n`
  for (const { name, records } of sections) {
    yield `<h2>${escapeXml(headings[name] ?? toLabel(name))}</h2>\n`
    let isEmpty = true
    for await (const record of Symbol.asyncIterator in records ? records : [records]) {
      isEmpty = false
      yield `${toHtml(record, language)}\n<hr>\n`
    }
    if (isEmpty) yield `<p>${escapeXml(words.export.none)}</p>\n`
  }
  yield '</html>\n'
}

/** Empty for what has no value. */
function toHtml(value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return ''
  if (value instanceof Date) return toHtml(value.toISOString(), language)
  if (Array.isArray(value)) {
    const items = value.map((item) => toHtml(item, language)).filter(Boolean)
    return items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : ''
  }
  if (typeof value === 'object') {
    const items = Object.entries(value).flatMap(([name, inner]) => {
      const html = toHtml(inner, language)
      return html
        ? [`<dt><bdi lang="en">${escapeXml(toLabel(name))}</bdi></dt><dd dir="auto">${html}</dd>`]
        : []
    })
    return items.length > 0 ? `<dl>${items.join('')}</dl>` : ''
  }
  return escapeXml(toText(value, language))
}

function toText(value: unknown, { words, longDate }: Language): string {
  if (typeof value === 'boolean') return value ? words.export.yes : words.export.no
  const text = String(value)
  const [, day, time] = TIME.exec(text) ?? []
  return day ? `${longDate(day)}, ${time} UTC` : text
}

/** ‘First name’ for ‘firstName’. */
function toLabel(name: string): string {
  const spaced = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
