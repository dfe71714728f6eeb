const ASCII = /^[ -~]*$/

// A curly apostrophe that was lost in a conversion.
const LOST_APOSTROPHE = /â\?\?/g
const APOSTROPHES = /['’‘ʼ`´′]/g
// The full stops of initials: ‘A.J. Bell’ is ‘AJ Bell’, ‘L.L.P.’ is ‘LLP’, and ‘Apollo.io’ stays two words.
const POINT_OF_INITIAL = /(?<=\b[a-z])\.(?=[a-z]\b)/g

/**
 * Folds a name for comparison: lower case, no accents or punctuation, ‘and’ for ‘&’, single spaces. Keeps every
 * word: ‘Ripple+’ and ‘Ripple’ are two names.
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
