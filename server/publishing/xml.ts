// XML has no way to write these at all, not even escaped.
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]+/gu

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** The text without what XML cannot hold: control characters and halves of characters. */
export function cleanForXml(text: string): string {
  return text.toWellFormed().replaceAll(NOT_IN_XML, '')
}

/** For the inside of an element or an attribute. */
export function escapeXml(text: string): string {
  return cleanForXml(text).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

/** The text as it is, as far as XML can hold it; what would end the section is split over two. */
export function cdata(text: string): string {
  return `<![CDATA[${cleanForXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
