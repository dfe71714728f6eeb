import { createElement as h, type ReactNode } from 'react'
import { BUTTON_LABEL, DARK, styleOf } from './email-styles.ts'

interface EmailPage {
  lang: string
  dir: 'ltr' | 'rtl'
  /** Shown in lists of emails, after the subject. */
  preview: string
}

// Outlook lays out only tables.
const TABLE = {
  align: 'center',
  border: 0,
  cellPadding: '0',
  cellSpacing: '0',
  role: 'presentation',
  width: '100%',
} as const

const HIDDEN = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
} as const

const PREVIEW_LENGTH = 150
// Invisible text, so that lists of emails do not show the next text after the preview.
const FILLER = '\u00A0\u200C\u200B\u200D\u200E\u200F\uFEFF'

/** The document around the content, which is on a sheet of paper. */
export function page({ lang, dir, preview }: EmailPage, ...content: ReactNode[]) {
  const { className, style } = styleOf('ground')
  const start = preview.slice(0, PREVIEW_LENGTH)
  const filler = FILLER.repeat(PREVIEW_LENGTH - start.length)
  // Some programs drop the outermost elements, and with them the language.
  const paper = h(
    'table',
    { ...TABLE, ...styleOf('paper'), lang, dir },
    row(h('td', null, ...content)),
  )
  return h(
    'html',
    { dir, lang },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      h('meta', { name: 'x-apple-disable-message-reformatting' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, DARK),
    ),
    h(
      'body',
      { className, style: { backgroundColor: style.backgroundColor, margin: 0, padding: 0 } },
      h('div', { style: HIDDEN }, start, h('div', null, filler)),
      h('table', TABLE, row(h('td', { style }, paper))),
    ),
  )
}

function row(cell: ReactNode) {
  return h('tbody', null, h('tr', null, cell))
}

/** A button. Outlook ignores the padding of a link, and gets spaces that are as wide and as high. */
export function button({ label, href }: { label: string; href: string }) {
  const space = 'mso-font-width:366.67%'
  return h(
    'a',
    { href, target: '_blank', ...styleOf('button') },
    outlook(`<i style="${space};mso-text-raise:19.5" hidden>&#8202;&#8202;&#8202;</i>`),
    h('span', { style: BUTTON_LABEL }, label),
    outlook(`<i style="${space}" hidden>&#8202;&#8202;&#8202;&#8203;</i>`),
  )
}

function outlook(html: string) {
  return h('span', { dangerouslySetInnerHTML: { __html: `<!--[if mso]>${html}<![endif]-->` } })
}
