import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { render } from '@react-email/render'
import { Text } from '@react-email/text'
import { createElement as h, type CSSProperties } from 'react'

/** What a letter from the site says. Every text may come from a stranger. */
export interface Letter {
  heading: string
  /** Before what is asked for, paragraph by paragraph. */
  words: string[]
  /** Set large, to be typed in. */
  code?: string
  button?: { label: string; href: string }
  /** What to do when it comes as a surprise. */
  footnote: string
}

const INK = '#0b2a3a'
const QUIET = '#4a6472'
const SEA = '#0a6a7a'
const FONT = 'Figtree, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

const STYLES = {
  body: { backgroundColor: '#f2f7f9', fontFamily: FONT, margin: 0, padding: '24px 12px' },
  paper: {
    backgroundColor: '#ffffff',
    border: '1px solid #d5e3e8',
    borderRadius: '12px',
    padding: '28px 28px 20px',
    maxWidth: '520px',
  },
  name: { color: SEA, fontSize: '15px', fontWeight: 700, letterSpacing: '0.02em', margin: 0 },
  heading: { color: INK, fontSize: '23px', lineHeight: '1.25', margin: '14px 0 8px' },
  text: { color: INK, fontSize: '16px', lineHeight: '1.55', margin: '0 0 14px' },
  code: {
    color: INK,
    fontSize: '34px',
    fontWeight: 700,
    letterSpacing: '0.35em',
    lineHeight: '1.2',
    margin: '4px 0 16px',
  },
  button: {
    backgroundColor: SEA,
    borderRadius: '10px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 650,
    padding: '13px 22px',
    textDecoration: 'none',
  },
  small: { color: QUIET, fontSize: '13px', lineHeight: '1.5', margin: '0 0 8px' },
  rule: { borderColor: '#d5e3e8', margin: '22px 0 16px' },
} as const satisfies Record<string, CSSProperties>

/** The same letter for programs that show HTML and for those that do not. */
export async function writeLetter(letter: Letter): Promise<{ html: string; text: string }> {
  return { html: await render(toElement(letter)), text: toText(letter) }
}

function toElement({ heading, words, code, button, footnote }: Letter) {
  return h(
    Html,
    { lang: 'en-GB' },
    h(Head, null),
    h(Preview, null, words[0] ?? heading),
    h(
      Body,
      { style: STYLES.body },
      h(
        Container,
        { style: STYLES.paper },
        h(Text, { style: STYLES.name }, 'Landfall'),
        h(Heading, { as: 'h1', style: STYLES.heading }, heading),
        ...words.map((word, index) => h(Text, { style: STYLES.text, key: index }, word)),
        code && h(Text, { style: STYLES.code }, code),
        button && h(Button, { href: button.href, style: STYLES.button }, button.label),
        h(Hr, { style: STYLES.rule }),
        button &&
          h(
            Text,
            { style: { ...STYLES.small, wordBreak: 'break-all' } },
            `If the button does nothing, open this address: ${button.href}`,
          ),
        h(Text, { style: STYLES.small }, footnote),
      ),
    ),
  )
}

function toText({ heading, words, code, button, footnote }: Letter) {
  const parts = [heading, ...words, code, button && `${button.label}:\n${button.href}`]
  return `${parts.filter(Boolean).join('\n\n')}\n\n--\n${footnote}\n`
}
