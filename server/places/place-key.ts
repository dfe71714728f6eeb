// No place on earth that people type is longer; what is cut off was never going to be found.
const LONGEST = 200
const ASCII = /^[ -~]*$/

/**
 * One spelling for the many ways to write a name: small letters, no accents, no points, one space
 * between words, 'st' for 'Saint', 'on' for 'upon', 'and' for '&'. Empty when there is no name in it.
 */
export function placeKey(text: string): string {
  return plain(text)
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .replaceAll(/\bsaint\b/g, 'st')
    .replaceAll(/\bupon\b/g, 'on')
    .trim()
}

/** The name as it stands in an address: 'Stratford-upon-Avon' as 'stratford-upon-avon'. */
export function placeSlug(name: string): string {
  return plain(name)
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function plain(text: string) {
  const small = text
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll(/['’‘`.]/g, '')
  return ASCII.test(small) ? small : withoutAccents(small)
}

function withoutAccents(text: string) {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
}
