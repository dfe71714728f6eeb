import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import { button as buttonElement, page } from './email-elements.ts'
import { styleOf } from './email-styles.ts'

/** The content of an email. Any of these texts may come from a stranger. */
export interface EmailContent {
  /** English if left out. */
  language?: Language
  subject: string
  heading: string
  /** Paragraphs above the code or button. */
  paragraphs: readonly EmailLine[]
  /** A stranger’s words, in a frame that warns about them. */
  message?: { heading: string; items: readonly string[]; words: string[] }
  /** Items with a page each, and a link to the rest. */
  list?: { items: readonly EmailListItem[]; more?: EmailLink }
  /** Shown in large type. */
  code?: string
  button?: { label: string; href: string }
  /** Advice for a reader who did not expect the email. */
  footnote: string
  /** Other options, below everything else. */
  links?: readonly EmailLink[]
}

/** A paragraph; an English one is marked as such in an email in another language. */
export type EmailLine = string | { english: string }

export interface EmailLink {
  label: string
  href: string
}

export interface EmailListItem {
  title: string
  href: string
  lines: readonly string[]
}

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** The email as HTML and as plain text. */
export async function renderEmail(
  content: EmailContent,
): Promise<{ subject: string; html: string; text: string }> {
  return {
    subject: content.subject,
    html: DOCTYPE + renderToStaticMarkup(toElement(content)),
    text: toText(content),
  }
}

function toElement(content: EmailContent) {
  const { heading, paragraphs, message, list, code, button, footnote, links = [] } = content
  const { language = english } = content
  const { code: name, direction: dir } = language
  const lang = name === 'en' ? 'en-GB' : name
  return page(
    { lang, dir, preview: wordsOf(paragraphs[0] ?? heading) },
    h('p', styleOf('name'), 'Landfall'),
    h('h1', styleOf('heading'), heading),
    ...paragraphs.map((line) =>
      h('p', { ...styleOf('text'), ...markOf(line, language) }, wordsOf(line)),
    ),
    message && framed(message, dir),
    list && listed(list),
    code && h('p', styleOf('code'), code),
    button && buttonElement(button),
    h('hr', styleOf('rule')),
    button && linkFallback(button.href, language),
    h('p', styleOf('small'), footnote),
    ...links.map((link) => h('p', styleOf('small'), anchor(link, 'address'))),
  )
}

function wordsOf(line: EmailLine): string {
  return typeof line === 'string' ? line : line.english
}

function markOf(line: EmailLine, { english: mark }: Language) {
  return typeof line === 'string' ? {} : mark
}

function framed(
  { heading, items, words }: NonNullable<EmailContent['message']>,
  dir: Language['direction'],
) {
  const { className, style } = styleOf('text')
  const textAlign = dir === 'rtl' ? 'right' : 'left'
  return h(
    'div',
    styleOf('message'),
    h('p', { className, style }, h('strong', null, `${heading}:`)),
    ...items.map((item) => h('p', { className, style }, `• ${item}`)),
    h(
      'div',
      styleOf(dir === 'rtl' ? 'wordsRtl' : 'words'),
      // A person’s own words, in any language.
      ...words.map((line) =>
        h('p', { dir: 'auto', className, style: { ...style, textAlign } }, line),
      ),
    ),
  )
}

function listed({ items, more }: NonNullable<EmailContent['list']>) {
  return h(
    'div',
    null,
    ...items.map(({ title, href, lines }) =>
      h(
        'div',
        styleOf('item'),
        anchor({ label: title, href }, 'title'),
        ...lines.map((line) => h('p', styleOf('line'), line)),
      ),
    ),
    more && h('p', styleOf('text'), anchor(more, 'title')),
  )
}

function anchor({ label, href }: EmailLink, part: 'title' | 'address') {
  return h('a', { href, target: '_blank', ...styleOf(part) }, label)
}

/** The address of the button, for clients that do not show it, and for people who want to see where it leads. */
function linkFallback(href: string, { words }: Language) {
  const link = { dir: 'ltr', href, target: '_blank', ...styleOf('address') }
  return h('p', styleOf('small'), words.mails.openAddress, h('br'), h('a', link, href))
}

function toText(content: EmailContent) {
  const { heading, paragraphs, message, list, code, button, footnote, links = [] } = content
  const parts = [
    heading,
    ...paragraphs.map(wordsOf),
    message && framedText(message),
    ...(list?.items ?? []).map(({ title, href, lines }) => [title, ...lines, href].join('\n')),
    list?.more && linkText(list.more),
    code,
    button && linkText(button),
  ]
  const foot = [footnote, ...links.map(linkText)].join('\n\n')
  return `${parts.filter(Boolean).join('\n\n')}\n\n--\n${foot}\n`
}

function linkText({ label, href }: EmailLink) {
  return `${label}:\n${href}`
}

function framedText({ heading, items, words }: NonNullable<EmailContent['message']>) {
  const list = items.map((item) => `\n* ${item}`).join('')
  const quote = words.map((line) => `> ${line}`).join('\n>\n')
  return `${heading}:${list}\n\n${quote}`
}
