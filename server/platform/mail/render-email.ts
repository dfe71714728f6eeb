import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { render } from '@react-email/render'
import { Text } from '@react-email/text'
import { createElement as h, type CSSProperties } from 'react'
import { english } from '#contract/languages/english.ts'
import type { Language } from '#contract/languages/language.ts'

/** Any of these texts may come from a stranger. */
export interface EmailContent {
  /** English if left out. */
  language?: Language
  subject: string
  heading: string
  /** Above the code or button. */
  paragraphs: readonly EmailLine[]
  /** A stranger’s words, in a frame that says what to beware of. */
  message?: { heading: string; items: readonly string[]; words: string[] }
  /** Things with a page each, and the way to those that are not named. */
  list?: { items: readonly EmailListItem[]; more?: EmailLink }
  /** Shown in large type. */
  code?: string
  button?: { label: string; href: string }
  /** What to do if the email comes as a surprise. */
  footnote: string
  /** What else can be done, below everything. */
  links?: readonly EmailLink[]
}

/** A paragraph; one in English says so where the email is in another language. */
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

const INK = '#0b2a3a'
const QUIET = '#4a6472'
const SEA = '#0a6a7a'
const FOAM = '#e6f1f4'
const LINE = '#d5e3e8'
const FONT = 'Figtree, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

const STYLES = {
  ground: { backgroundColor: '#f2f7f9', fontFamily: FONT, margin: 0, padding: '24px 12px' },
  paper: {
    backgroundColor: '#ffffff',
    border: `1px solid ${LINE}`,
    borderRadius: '12px',
    padding: '28px 28px 20px',
    maxWidth: '520px',
  },
  name: { color: SEA, fontSize: '15px', fontWeight: 700, letterSpacing: '0.02em', margin: 0 },
  heading: { color: INK, fontSize: '23px', lineHeight: '1.25', margin: '14px 0 8px' },
  text: {
    color: INK,
    fontSize: '16px',
    lineHeight: '1.55',
    margin: '0 0 14px',
    overflowWrap: 'anywhere',
  },
  code: {
    backgroundColor: FOAM,
    borderRadius: '10px',
    color: INK,
    fontSize: '34px',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 700,
    letterSpacing: '0.3em',
    lineHeight: '1.2',
    margin: '4px 0 8px',
    padding: '14px 0 14px 0.3em',
    textAlign: 'center',
  },
  message: {
    backgroundColor: FOAM,
    borderRadius: '10px',
    margin: '4px 0 18px',
    padding: '16px 16px 4px',
  },
  words: { borderLeft: `3px solid ${QUIET}`, margin: '0 0 12px', paddingLeft: '12px' },
  wordsRtl: { borderRight: `3px solid ${QUIET}`, margin: '0 0 12px', paddingRight: '12px' },
  button: {
    backgroundColor: SEA,
    borderRadius: '10px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 650,
    padding: '13px 22px',
    textDecoration: 'none',
  },
  item: { borderTop: `1px solid ${LINE}`, padding: '12px 0' },
  title: { color: SEA, fontSize: '16px', fontWeight: 650, lineHeight: '1.4' },
  line: { color: INK, fontSize: '15px', lineHeight: '1.45', margin: 0, overflowWrap: 'anywhere' },
  rule: { borderColor: LINE, borderTop: `1px solid ${LINE}`, margin: '22px 0 16px' },
  small: {
    color: QUIET,
    fontSize: '13px',
    lineHeight: '1.5',
    margin: '0 0 8px',
    overflowWrap: 'anywhere',
  },
  address: { color: SEA, wordBreak: 'break-all' },
} as const satisfies Record<string, CSSProperties>

// For email clients that support colour schemes; the others show the light version.
const DARK = `
  @media (prefers-color-scheme: dark) {
    .ground, .ground > table > tbody > tr > td { background-color: #071722 !important }
    .paper { background-color: #0e2534 !important; border-color: #24455a !important }
    .heading, .text, .line { color: #e9f2f7 !important }
    .code, .message { background-color: #17455f !important; color: #e9f2f7 !important }
    .name, .address, .title { color: #86cdf0 !important }
    .button { background-color: #86cdf0 !important; color: #06202f !important }
    .rule, .item { border-color: #24455a !important }
    .small { color: #a8c0ce !important }
  }`

/** The email as HTML and as plain text. */
export async function renderEmail(
  content: EmailContent,
): Promise<{ subject: string; html: string; text: string }> {
  return {
    subject: content.subject,
    html: await render(toElement(content)),
    text: toText(content),
  }
}

function toElement(content: EmailContent) {
  const { heading, paragraphs, message, list, code, button, footnote, links = [] } = content
  const { language = english } = content
  const { code: name, direction: dir } = language
  const lang = name === 'en' ? 'en-GB' : name
  return h(
    Html,
    { lang, dir },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, DARK),
    ),
    h(Preview, null, wordsOf(paragraphs[0] ?? heading)),
    h(
      Body,
      styleOf('ground'),
      h(
        Container,
        // Some programs leave the outermost elements out.
        { ...styleOf('paper'), lang, dir },
        h(Text, styleOf('name'), 'Landfall'),
        h(Heading, { as: 'h1', ...styleOf('heading') }, heading),
        ...paragraphs.map((line, index) =>
          h(Text, { key: index, ...styleOf('text'), ...markOf(line, language) }, wordsOf(line)),
        ),
        message && framed(message, dir),
        list && listed(list),
        code && h(Text, styleOf('code'), code),
        button && h(Button, { href: button.href, ...styleOf('button') }, button.label),
        h(Hr, styleOf('rule')),
        button && linkFallback(button.href, language),
        h(Text, styleOf('small'), footnote),
        ...links.map(({ label, href }) =>
          h(
            Text,
            { key: href, ...styleOf('small') },
            h(Link, { href, ...styleOf('address') }, label),
          ),
        ),
      ),
    ),
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
  return h(
    'div',
    styleOf('message'),
    h(Text, styleOf('text'), h('strong', null, `${heading}:`)),
    ...items.map((item) => h(Text, { key: item, ...styleOf('text') }, `• ${item}`)),
    h(
      'div',
      styleOf(dir === 'rtl' ? 'wordsRtl' : 'words'),
      // Somebody’s own words, in whatever language.
      ...words.map((line, index) => {
        const align = dir === 'rtl' ? 'right' : 'left'
        const { className, style } = styleOf('text')
        return h(
          Text,
          { key: index, dir: 'auto', className, style: { ...style, textAlign: align } },
          line,
        )
      }),
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
        { key: href, ...styleOf('item') },
        h(Link, { href, ...styleOf('title') }, title),
        ...lines.map((line, index) => h(Text, { key: index, ...styleOf('line') }, line)),
      ),
    ),
    more && h(Text, styleOf('text'), h(Link, { href: more.href, ...styleOf('title') }, more.label)),
  )
}

/** For clients that do not show the button, and for people who want to see where it leads. */
function linkFallback(href: string, { words }: Language) {
  return h(
    Text,
    styleOf('small'),
    words.mails.openAddress,
    h('br'),
    h(Link, { href, dir: 'ltr', ...styleOf('address') }, href),
  )
}

/** The inline style, and the class that the dark scheme overrides. */
function styleOf<Part extends keyof typeof STYLES>(part: Part) {
  return { className: part, style: STYLES[part] }
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
