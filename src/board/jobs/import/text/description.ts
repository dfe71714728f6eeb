import { decodeHTML } from 'entities'
import { JOB_LIMITS } from '#trade/limits/job-limits.ts'
import { cleanParagraphs, cutAtWord } from './clean-text.ts'
import { parseHtmlDescription, type Description } from './html-description.ts'

// Markup and entities can be several times as long as the text.
const MAX_SOURCE = 5 * JOB_LIMITS.description

const TAG =
  /<\/?(?:p|br|div|span|ul|ol|li|b|i|u|strong|em|h[1-6]|a|table|t[rdh]|font|img|script|style|section|article|blockquote|hr|pre|template|noscript|small|main|header|footer|aside|label|button)\b[^<>]*>|<!--/i
const BLOCK_TAG = /<(?:p|br|div|ul|ol|li|h[1-6]|table|tr|section|article|blockquote)\b/i
const ESCAPED_TAG = /&(?:amp;)?lt;\/?(?:p|br|div|span|ul|ol|li|b|strong|em|h[1-6]|a)\b/i

// A teaser cut in the middle of an entity.
const BROKEN_ENTITY = /&#?\w{0,8}(?=(?:\.\.\.|…)\s*$)/

/** Parses a description from plain text, HTML, or HTML that was escaped once too often. */
export function parseDescription(source: string): Description {
  let text = source.slice(0, MAX_SOURCE)
  for (let round = 0; round < 2 && !TAG.test(text) && ESCAPED_TAG.test(text); round += 1) {
    text = decodeHTML(text)
  }
  if (TAG.test(text)) {
    // Without block elements, line breaks separate the paragraphs.
    const html = BLOCK_TAG.test(text) ? text : text.replaceAll(/\r\n?|\n/g, '<br>')
    const description = parseHtmlDescription(html, JOB_LIMITS.description)
    return { ...description, isCut: description.isCut || source.length > MAX_SOURCE }
  }
  const plain = cleanParagraphs(
    text.includes('&') ? decodeHTML(text.replace(BROKEN_ENTITY, ' ')) : text,
  )
  const cut = cutAtWord(plain, JOB_LIMITS.description)
  return { html: null, text: cut, isCut: cut !== plain || source.length > MAX_SOURCE }
}
