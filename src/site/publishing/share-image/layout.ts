import { HEADING, TEXT } from './fonts.ts'
import colour from './palette.json' with { type: 'json' }
import type { ShareCard } from './share-card.ts'
import { HEIGHT, markSvg, WIDTH } from './scene.ts'

/** A box for the drawing library: shaped like a React element, without React. */
export interface Box {
  type: 'div' | 'img'
  key: null
  props: { style: Record<string, string | number>; children?: Box[] | string; src?: string }
}

const MARK = `data:image/svg+xml;base64,${Buffer.from(markSvg()).toString('base64')}`
const MARGIN = 64
const COLUMN = 880
/** The font size of a title by its estimated width. */
const SHORTEST = 28
const SIZES = [
  { upTo: SHORTEST, size: 88, lines: 3 },
  { upTo: 56, size: 74, lines: 3 },
  { upTo: 90, size: 58, lines: 4 },
  { upTo: 130, size: 48, lines: 4 },
]
const LAST_SIZE = { size: 40, lines: 5 }
const BALANCED_UP_TO = 56
const LINE_HEIGHT = 1.08
const JOINED_LINE_HEIGHT = 1.3

type Direction = 'ltr' | 'rtl'

/** Lays out the text of a card. */
export function layOut({ title, lines, pay, label, direction = 'ltr' }: ShareCard): Box {
  return box(
    {
      display: 'flex',
      flexDirection: 'column',
      width: WIDTH,
      height: HEIGHT,
      padding: `${MARGIN - 16}px ${MARGIN}px 0`,
      color: colour.text,
      fontFamily: TEXT,
      fontWeight: 600,
    },
    [
      header(label),
      heading(title, direction),
      ...lines.map((text) => line(text, direction)),
      ...(pay ? [payPill(pay)] : []),
    ],
  )
}

function header(label: ShareCard['label']) {
  const name = { fontFamily: HEADING, fontWeight: 700, fontSize: 44, letterSpacing: -1.5 }
  const mark = { width: 60, height: 60, marginRight: 14 }
  return box({ display: 'flex', alignItems: 'center', height: 64, marginBottom: 36 }, [
    { type: 'img', key: null, props: { src: MARK, style: mark } },
    box(name, 'Landfall'),
    ...(label ? [labelPill(label)] : []),
  ])
}

function labelPill(label: 'Sample' | 'Closed') {
  const isClosed = label === 'Closed'
  return box(
    {
      marginLeft: 28,
      padding: '6px 26px',
      borderRadius: 40,
      fontSize: 34,
      color: isClosed ? colour.danger : colour.signalText,
      backgroundColor: isClosed ? colour.dangerSoft : colour.signalSoft,
      border: `3px solid ${isClosed ? colour.danger : colour.signalText}`,
    },
    label,
  )
}

/** Letters that join, or hang from a line. */
const JOINED = /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}]/u

function heading(title: string, direction: Direction) {
  const isJoined = JOINED.test(title)
  // Higher letters: a size smaller.
  const width = widthOf(title) + (isJoined ? SHORTEST : 0)
  const { size, lines } = SIZES.find(({ upTo }) => width <= upTo) ?? LAST_SIZE
  const style = {
    lineHeight: isJoined ? JOINED_LINE_HEIGHT : LINE_HEIGHT,
    letterSpacing: isJoined ? 0 : size * -0.025,
    marginBottom: 20,
    direction,
  }
  return box(
    {
      ...(width <= BALANCED_UP_TO ? balanced(lines * size * style.lineHeight) : clamped(lines)),
      ...style,
      fontFamily: HEADING,
      fontWeight: 700,
      fontSize: size,
    },
    title,
  )
}

/** Estimated width in characters of average width; a capital is wider. */
function widthOf(title: string) {
  return Array.from(title).length + 0.4 * (title.match(/\p{Lu}/gu)?.length ?? 0)
}

function line(text: string, direction: Direction) {
  const style = { fontSize: 34, lineHeight: 1.35, color: colour.textSoft, direction }
  return box({ ...clamped(1), ...style }, text)
}

function payPill(text: string) {
  return box({ display: 'flex', position: 'absolute', left: MARGIN, bottom: 36, width: COLUMN }, [
    box(
      {
        ...clamped(1),
        width: 'auto',
        maxWidth: 720,
        padding: '10px 30px',
        borderRadius: 40,
        fontSize: 36,
        color: colour.surface,
        backgroundColor: colour.accentStrong,
      },
      text,
    ),
  ])
}

/** A box for lines of similar length. It cannot be combined with clamping, so use it only for text that fits. */
function balanced(height: number) {
  const fits = { width: COLUMN, maxHeight: Math.ceil(height), overflow: 'hidden' }
  return { display: 'block', wordBreak: 'break-word', textWrap: 'balance', ...fits }
}

function clamped(lines: number) {
  return { display: 'block', width: COLUMN, lineClamp: lines, wordBreak: 'break-word' }
}

function box(style: Box['props']['style'], children: Box[] | string): Box {
  return { type: 'div', key: null, props: { style, children } }
}
