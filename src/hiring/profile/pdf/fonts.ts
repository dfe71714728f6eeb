import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

// Resolved through the package's `imports`: this module runs from the sources or from the bundle.
const { resolve } = createRequire(import.meta.url)

/** Scripts in the order of fallback. Devanagari covers Hindi and Nepali; Arabic also covers Urdu. */
const SCRIPTS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'cyrillic',
  'devanagari',
  'bengali',
  'arabic',
] as const
const WEIGHTS = { text: 400, strong: 600 } as const
export type Weight = keyof typeof WEIGHTS

interface Face {
  name: string
  data: Buffer
  characters: Set<number>
}

/** The faces of a weight, in the order of fallback. */
export type Faces = Record<Weight, Face[]>

let loaded: Promise<Faces> | undefined

/** Loads our typefaces for documents, once for all of them. */
export function loadFaces(): Promise<Faces> {
  loaded ??= readFaces()
  return loaded
}

async function readFaces(): Promise<Faces> {
  const [text, strong] = await Promise.all([readWeight('text'), readWeight('strong')])
  return { text, strong }
}

async function readWeight(weight: Weight): Promise<Face[]> {
  const { create } = await import('fontkit')
  return Promise.all(
    SCRIPTS.map(async (script) => {
      const file = `noto-sans-${script}-${WEIGHTS[weight]}.ttf`
      const data = await readFile(resolve(`#hiring/profile/pdf/fonts/${file}`))
      const { characterSet } = create(data) as Font
      return { name: `${script} ${weight}`, data, characters: new Set(characterSet) }
    }),
  )
}

export function registerFaces(doc: PDFKit.PDFDocument, faces: Faces) {
  for (const { name, data } of [...faces.text, ...faces.strong]) doc.registerFont(name, data)
}

/** Consecutive characters of one face. */
export interface Piece {
  face: string
  text: string
}

// Characters that change the letter before them, and have no shape of their own.
const JOINS_PREVIOUS = /^[\p{M}\u200C\u200D]$/u

/** Splits a text where its typeface changes. A character that no face has becomes ‘?’ instead of an empty box. */
export function toPieces(text: string, faces: Face[]): Piece[] {
  const pieces: Piece[] = []
  for (const character of text) {
    const last = pieces.at(-1)
    const point = character.codePointAt(0) ?? 0
    const isMark = JOINS_PREVIOUS.test(character)
    const own = faces.find(({ name }) => name === last?.face)
    const isOwn = own?.characters.has(point) && (isMark || !isBasic(point))
    const face = isOwn ? own : faces.find(({ characters }) => characters.has(point))
    if (!face && isMark) continue
    const shown = face ? character : '?'
    const name = face?.name ?? faces[0]?.name ?? ''
    if (last?.face === name) last.text += shown
    else pieces.push({ face: name, text: shown })
  }
  return pieces
}

/**
 * Whether a character is a digit, space or Latin letter: these look the same in all documents, so they always use the
 * first face.
 */
function isBasic(point: number) {
  return point < 0x80
}

/** The characters of a text that our documents cannot show, each once. */
export async function findUnprintable(text: string): Promise<string[]> {
  const { text: faces } = await loadFaces()
  const isMissing = (character: string) => {
    const point = character.codePointAt(0) ?? 0
    return !/\s/.test(character) && !faces.some(({ characters }) => characters.has(point))
  }
  return [...new Set(text.normalize('NFC'))].filter(isMissing)
}
