import type satori from 'satori'
import sharp from 'sharp'
import { loadFonts } from './fonts.ts'
import { layOut } from './layout.ts'
import { HEIGHT, sceneSvg, WIDTH } from './scene.ts'
import type { ShareCard } from './share-card.ts'

const FALLBACK_TITLE = 'A job on Landfall'

interface Tools {
  setText: typeof satori
  fonts: Awaited<ReturnType<typeof loadFonts>>
  background: Buffer
}

let tools: Promise<Tools> | null = null

/** A card as a PNG picture. Letters that no typeface of ours has are left out. */
export async function drawCard(card: ShareCard): Promise<Buffer> {
  tools ??= prepare()
  const { background, ...rest } = await tools
  const words = await setWords(card, rest)
  return sharp(background)
    .composite([{ input: Buffer.from(words) }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Only the first picture needs them, and most processes that start draw none. */
async function prepare(): Promise<Tools> {
  const [{ default: setText }, fonts, background] = await Promise.all([
    import('satori'),
    loadFonts(),
    sharp(Buffer.from(sceneSvg())).resize(WIDTH, HEIGHT).png().toBuffer(),
  ])
  return { setText, fonts, background }
}

/** Set twice when something is missing: the library says what, and would draw empty boxes for it. */
async function setWords(card: ShareCard, { setText, fonts }: Omit<Tools, 'background'>) {
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

/** Bold, double and circled letters are letters to everybody but a typeface. */
function plainly(piece: string) {
  const plain = piece.normalize('NFKC')
  return /^[\w .,()&/-]+$/.test(plain) ? plain : ''
}
