import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dictionary } from '@zxcvbn-ts/language-common'
import { MIN_LENGTH, toDigest } from './digest.ts'

/**
 * Writes `breached-passwords.json` from the passwords that appear most often in public breaches: `node
 * src/accounts/passwords/breached/build-breached-passwords.ts`, after an update of the package.
 */
const words = dictionary['passwords-common']
const known = words.filter((word) => Array.from(word).length >= MIN_LENGTH)
const digests = Uint32Array.from(new Set(known.map(toDigest))).toSorted()
const bytes = Buffer.alloc(digests.length * 4)
digests.forEach((digest, i) => bytes.writeUInt32LE(digest, i * 4))
const file = fileURLToPath(new URL('breached-passwords.json', import.meta.url))
writeFileSync(
  file,
  `${JSON.stringify({ count: digests.length, digests: bytes.toString('base64') }, null, 2)}\n`,
)
process.stdout.write(`${digests.length} passwords\n`)
