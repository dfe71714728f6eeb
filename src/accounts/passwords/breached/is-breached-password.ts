import { coresOf } from '#accounts/passwords/common-passwords.ts'
import list from './breached-passwords.json' with { type: 'json' }
import { MIN_LENGTH, toDigest } from './digest.ts'

const BYTES = Buffer.from(list.digests, 'base64')

/**
 * Whether a password, or the word it is based on, is among the fifty thousand most frequent in public breaches. The
 * list holds 32 bits of each, so about one good password in ten thousand is wrongly rejected.
 */
export function isBreachedPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const words = new Set([text, ...coresOf(text)].filter((word) => word.length >= MIN_LENGTH))
  return Array.from(words).some((word) => isListed(toDigest(word)))
}

/** A binary search: the digests are sorted. */
function isListed(digest: number): boolean {
  let [low, high] = [0, list.count - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = BYTES.readUInt32LE(middle * 4)
    if (found === digest) return true
    if (found < digest) low = middle + 1
    else high = middle - 1
  }
  return false
}
