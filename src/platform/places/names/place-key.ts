// Longer than the name of any place.
const LONGEST = 200
const ASCII = /^[ -~]*$/

/**
 * Normalises a name: lower case, no accents, no full stops, single spaces, 'st' for 'Saint', 'on' for 'upon', 'and' for
 * '&'. Empty if it contains no name.
 */
export function placeKey(text: string): string {
  return plain(text)
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .replaceAll(/\bsaint\b/g, 'st')
    .replaceAll(/\bupon\b/g, 'on')
    .trim()
}

/** The name as part of a URL: 'Stratford-upon-Avon' as 'stratford-upon-avon'. */
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
