const ASCII = /^[ -~]*$/

// A curly apostrophe that somebody's program could not write.
const LOST_APOSTROPHE = /â\?\?/g
const APOSTROPHES = /['’‘ʼ`´′]/g
// ‘A.J. Bell’ is ‘AJ Bell’, ‘L.L.P.’ is ‘LLP’, and ‘Apollo.io’ stays two words.
const POINT_OF_INITIAL = /(?<=\b[a-z])\.(?=[a-z]\b)/g

/**
 * One spelling for the ways to write a name: small letters, no accents or signs, ‘and’ for ‘&’, one space
 * between words. No word is left out: ‘Ripple+’ and ‘Ripple’ are two names.
 */
export function foldName(text: string): string {
  const small = text.replaceAll(LOST_APOSTROPHE, "'").toLowerCase()
  return (ASCII.test(small) ? small : withoutAccents(small))
    .replaceAll(APOSTROPHES, '')
    .replaceAll(POINT_OF_INITIAL, '')
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replaceAll('@', ' at ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function withoutAccents(text: string) {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
}
