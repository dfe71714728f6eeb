// XML cannot represent these characters, not even escaped.
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]+/gu

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** The text without characters that XML cannot represent: control characters and lone surrogates. */
export function cleanForXml(text: string): string {
  return text.toWellFormed().replaceAll(NOT_IN_XML, '')
}

/** Escapes text for an element or an attribute. */
export function escapeXml(text: string): string {
  return cleanForXml(text).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

/** The text as a CDATA section; a `]]>` in it is split over two sections. */
export function cdata(text: string): string {
  return `<![CDATA[${cleanForXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
