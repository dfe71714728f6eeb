const windows1252 = new TextDecoder('windows-1252')

// What each byte from 0x80 looks like when it is taken for windows-1252, and the way back. Some
// programs leave the control characters of Latin-1 in place of the punctuation.
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
 * UTF-8 sequences read as windows-1252. Two-byte ones only behind Â and Ã, three-byte ones behind â
 * and ï, four-byte ones behind ð: 'É—' is a word's end and a dash, 'Ã©' is nothing but a broken é.
 */
const SEQUENCE = new RegExp(
  `[ÂÃ]${CONTINUATION}|[âï]${CONTINUATION}{2}|ð${CONTINUATION}{3}|â€(?!${CONTINUATION})`,
  'g',
)
const SUSPECT = /[ÂÃâïð]/
const CONTROL = /[\u0080-\u009f]/

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Mends text whose UTF-8 was read as windows-1252, once or twice over: 'â€™' and 'Ã¢â‚¬â„¢' are ’. */
export function repairMojibake(text: string): string {
  let repaired = text
  for (let round = 0; round < 2 && SUSPECT.test(repaired); round += 1) {
    const next = repaired.replace(SEQUENCE, mend)
    if (next === repaired) break
    repaired = next
  }
  // What is left of these stands for windows-1252's punctuation: nobody writes control characters.
  if (!CONTROL.test(repaired)) return repaired
  return repaired.replace(new RegExp(CONTROL, 'g'), (character) =>
    windows1252.decode(Uint8Array.of(character.charCodeAt(0))),
  )
}

function mend(sequence: string) {
  // The last byte of a closing quotation mark has no character in windows-1252 and gets lost.
  if (sequence === 'â€') return '”'
  try {
    const mended = utf8.decode(Uint8Array.from(sequence, (character) => BYTES.get(character) ?? 0))
    return CONTROL.test(mended) ? sequence : mended
  } catch {
    return sequence
  }
}
