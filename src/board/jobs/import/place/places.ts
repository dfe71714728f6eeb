import { countryName, findCountry } from '#platform/places/names/countries.ts'

// Lower case inside a name: 'Stoke-on-Trent', 'Newcastle upon Tyne'.
const SMALL = new Set(
  'and at by cum de en in la le near next on of over sub super the under upon with y'.split(' '),
)
// Short towns that look like abbreviations in capitals.
const SHORT_TOWNS = new Set(
  'ayr bala bath bude bury deal diss eton ely hove hull hyde kent lees leek looe lydd mold nairn ramsey rhyl ross ryde rye tring wem wick ware york'.split(
    ' ',
  ),
)
const ABBREVIATIONS = new Set('hm hmp nhs raf rnas uk usa'.split(' '))
const REMOTE_PART =
  /^(?:fully |100% |primarily )?(?:remote(?:ly)?|(?:work(?:ing)? (?:from|at) )?home[- ]?(?:based|working)?|anywhere)(?: working| work| based)?(?: \(.*\))?$/i
const REMOTE = /\b(?:remote(?:ly)?|home[- ]?(?:based(?! treat)|working)|work(?:ing)? from home)\b/i
const NOWHERE = /^(?:tbc|tba|tbd|to be (?:agreed|confirmed)|n\/?a|none|unknown|various|-+)$/i
const TWO_LETTERS = /^(?:UK|GB|US|DE|FR|IE|NL|ES|AT|BE|CH|PL|PT|DK|LU|AE)$/
const NATIONS = /^(?:england|scotland|wales|northern ireland)$/i

/** Whether a place's text says that the work is remote. */
export function mentionsRemote(text: string): boolean {
  return REMOTE.test(text)
}

/**
 * The country at the end of an address, if any: 'Köln, North Rhine-Westphalia, Germany'. Two letters are
 * more often a state, a nation or a point of the compass: 'Belfast, NI', 'San Francisco, CA'.
 */
export function countryAtEnd(place: string): string | null {
  const last = place.split(',').at(-1)?.trim() ?? ''
  const isName = last.length > 2 ? !/^georgia$/i.test(last) : TWO_LETTERS.test(last)
  return isName ? (findCountry(last)?.code ?? null) : null
}

/**
 * A place for display: without repetitions, its country or capitals. Null if nothing is left.
 */
export function tidyPlace(text: string, country: string): string | null {
  const parts: string[] = []
  for (const raw of text.split(/[,|]/)) {
    const part = raw.replaceAll(/^[-–.&\s]+|[-–.;&\s]+$/g, '')
    if (part === '' || NOWHERE.test(part) || REMOTE_PART.test(part)) continue
    if (!parts.some((other) => other.toLowerCase() === part.toLowerCase())) parts.push(part)
  }
  while (parts.length > 0 && isCountry(parts.at(-1) ?? '', country)) parts.pop()
  return parts.map(toTitleCase).join(', ') || null
}

function isCountry(part: string, country: string) {
  if (NATIONS.test(part)) return false
  return (
    part.toLowerCase() === countryName(country).toLowerCase() || findCountry(part)?.code === country
  )
}

/** 'ARLESEY' becomes 'Arlesey'; abbreviations like 'UHCW' stay. */
function toTitleCase(part: string) {
  if (/\p{Ll}/u.test(part) || !isShouted(part)) return part
  return part
    .toLowerCase()
    .split(/(?<=[\s/(-])/)
    .map(toTitleCaseWord)
    .join('')
}

function isShouted(part: string) {
  const words = part.split(/[\s/()-]+/).filter(Boolean)
  return words.some((word) => word.length > 4 || SHORT_TOWNS.has(word.toLowerCase()))
}

function toTitleCaseWord(word: string, index: number) {
  const [bare = ''] = /^[\p{L}']*/u.exec(word) ?? []
  if (ABBREVIATIONS.has(bare)) return word.toUpperCase()
  if (index > 0 && SMALL.has(bare)) return word
  return word.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
