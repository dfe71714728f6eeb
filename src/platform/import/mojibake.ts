const windows1252 = new TextDecoder('windows-1252')

// The byte from 0x80 for each character it becomes when decoded as windows-1252. Some programs leave the
// control characters of Latin-1 in place of the punctuation.
const BYTES = new Map<string, number>()
for (let byte = 0x80; byte <= 0xff; byte += 1) {
  BYTES.set(String.fromCharCode(byte), byte)
  BYTES.set(windows1252.decode(Uint8Array.of(byte)), byte)
}

const CONTINUATION = `[${[...BYTES]
  .filter(([, byte]) => byte < 0xc0)
  .map(([character]) => character)
  .join('')}]`

/**
 * UTF-8 sequences read as windows-1252. Two-byte ones only after Â and Ã, three-byte ones after â and ï, four-byte ones
 * after ð: 'É—' is a word's end and a dash, 'Ã©' can only be a broken é.
 */
const SEQUENCE = new RegExp(
  `[ÂÃ]${CONTINUATION}|[âï]${CONTINUATION}{2}|ð${CONTINUATION}{3}|â€(?!${CONTINUATION})`,
  'g',
)
const SUSPECT = /[ÂÃâïð]/
const CONTROL = /[\u0080-\u009f]/

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Repairs text whose UTF-8 was decoded as windows-1252, once or twice: 'â€™' and 'Ã¢â‚¬â„¢' are ’. */
export function repairMojibake(text: string): string {
  let repaired = text
  for (let round = 0; round < 2 && SUSPECT.test(repaired); round += 1) {
    const next = repaired.replace(SEQUENCE, repairSequence)
    if (next === repaired) break
    repaired = next
  }
  // Remaining control characters are windows-1252's punctuation.
  if (!CONTROL.test(repaired)) return repaired
  return repaired.replace(new RegExp(CONTROL, 'g'), (character) =>
    windows1252.decode(Uint8Array.of(character.charCodeAt(0))),
  )
}

function repairSequence(sequence: string) {
  // The last byte of a closing quotation mark has no character in windows-1252 and is lost.
  if (sequence === 'â€') return '”'
  try {
    const mended = utf8.decode(Uint8Array.from(sequence, (character) => BYTES.get(character) ?? 0))
    return CONTROL.test(mended) ? sequence : mended
  } catch {
    return sequence
  }
}
