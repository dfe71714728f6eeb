import { LRUCache } from 'lru-cache'
import { foldCharacter } from './characters.ts'
import { joinSpelled, readLeet } from './disguised-words.ts'
import { readEmoji } from './emoji.ts'
import { rewrite, type FoldedText } from './folded-text.ts'
import { writeNumbers } from './numbers.ts'

/** Excludes the pound sign, which most adverts have and which stays. */
const NOT_ASCII = /[^\0-\u007f£]/gu

/**
 * The text as a reader who is not deceived reads it: lower case; look-alike letters as Latin ones; without invisible
 * characters; spelled-out and disguised words restored; numbers and amounts in digits (‘£2900’). `originalRange` finds
 * the original characters again. The time is linear in the length.
 */
export function normalizeEvasion(text: string): FoldedText {
  const quoted = text.replaceAll('’', "'")
  const plain = rewrite({ text: quoted, layers: [] }, NOT_ASCII, ([character]) =>
    foldCharacter(character),
  )
  const lower = { ...plain, text: lowerCase(plain.text) }
  return writeNumbers(readLeet(joinSpelled(readEmoji(lower))))
}

const latest = new LRUCache<string, FoldedText>({ max: 8, memoMethod: normalizeEvasion })

/** A normalized field of an advert, remembered because laws read it just before the rules of text do. No message is. */
export function normalizeAdvert(text: string): FoldedText {
  return latest.memo(text)
}

/** Lower case of the same length. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower
    : text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
}
