import type { renderAsync } from '@resvg/resvg-js'
import type satori from 'satori'
import { loadFonts } from './fonts.ts'
import { layOut } from './layout.ts'
import { HEIGHT, sceneSvg, WIDTH } from './scene.ts'
import type { ShareCard } from './share-card.ts'

const FALLBACK_TITLE = 'A job on Landfall'

interface Tools {
  setText: typeof satori
  fonts: Awaited<ReturnType<typeof loadFonts>>
  draw: typeof renderAsync
}

let tools: Promise<Tools> | null = null

/**
 * Draws a card as a PNG. Characters that our fonts lack are left out. It does not use sharp, which must
 * never read SVG because it reads uploaded pictures.
 */
export async function drawCard(card: ShareCard): Promise<Buffer> {
  tools ??= prepare()
  const { draw, ...rest } = await tools
  const words = await typeset(card, rest)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${sceneSvg()}${words}</svg>`
  return (await draw(svg, { font: { loadSystemFonts: false } })).asPng()
}

/** Loads the libraries with the first image: most processes never draw one. */
async function prepare(): Promise<Tools> {
  const [{ default: setText }, fonts, { renderAsync: draw }] = await Promise.all([
    import('satori'),
    loadFonts(),
    import('@resvg/resvg-js'),
  ])
  return { setText, fonts, draw }
}

/** Typesets again without the missing characters: the library reports them, but draws empty boxes. */
async function typeset(card: ShareCard, { setText, fonts }: Omit<Tools, 'draw'>) {
  const missing: string[] = []
  const options = { width: WIDTH, height: HEIGHT, fonts }
  const words = await setText(layOut(card), {
    ...options,
    async loadAdditionalAsset(kind, text) {
      missing.push(...(kind === 'emoji' ? [text] : Array.from(text)))
      return []
    },
  })
  return missing.length === 0 ? words : setText(layOut(without(card, missing)), options)
}

function without(card: ShareCard, missing: string[]): ShareCard {
  const change = (text: string) =>
    missing
      .reduce((text, piece) => text.replaceAll(piece, plainly(piece)), text)
      .replaceAll(/\s+/g, ' ')
      .trim()
  const { title, lines, pay, label } = card
  const left = change(title)
  return {
    title: /[\p{L}\p{N}]/u.test(left) ? left : FALLBACK_TITLE,
    lines: lines.map(change),
    pay: pay && change(pay),
    label,
  }
}

/** Turns bold, double and circled letters into plain ones, which the fonts have. */
function plainly(piece: string) {
  const plain = piece.normalize('NFKC')
  return /^[\w .,()&/-]+$/.test(plain) ? plain : ''
}
