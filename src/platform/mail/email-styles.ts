import type { CSSProperties } from 'react'

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
  name: {
    color: SEA,
    fontSize: '15px',
    fontWeight: 700,
    letterSpacing: '0.02em',
    lineHeight: '24px',
    margin: 0,
  },
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
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 650,
    lineHeight: '100%',
    maxWidth: '100%',
    msoPaddingAlt: '0px',
    padding: '13px 22px',
    textDecoration: 'none',
  },
  item: { borderTop: `1px solid ${LINE}`, padding: '12px 0' },
  title: {
    color: SEA,
    fontSize: '16px',
    fontWeight: 650,
    lineHeight: '1.4',
    textDecoration: 'none',
  },
  line: { color: INK, fontSize: '15px', lineHeight: '1.45', margin: 0, overflowWrap: 'anywhere' },
  rule: {
    width: '100%',
    border: 'none',
    borderTop: `1px solid ${LINE}`,
    margin: '22px 0 16px',
  },
  small: {
    color: QUIET,
    fontSize: '13px',
    lineHeight: '1.5',
    margin: '0 0 8px',
    overflowWrap: 'anywhere',
  },
  address: { color: SEA, textDecoration: 'none', wordBreak: 'break-all' },
} as const satisfies Record<string, CSSProperties & { msoPaddingAlt?: string }>

/** The style of a button’s label; the units are Outlook’s. */
export const BUTTON_LABEL = {
  display: 'inline-block',
  lineHeight: '120%',
  maxWidth: '100%',
  msoPaddingAlt: '0px',
  msoTextRaise: '9.75pt',
} as const

// For email clients that support colour schemes; the others show the light version.
export const DARK = `
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

/** The inline style, and the class that the dark scheme overrides. */
export function styleOf<Part extends keyof typeof STYLES>(part: Part) {
  return { className: part, style: STYLES[part] }
}
