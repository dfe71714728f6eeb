import { countryName, findCountry } from '#contract/countries.ts'

// Written small inside a name: 'Stoke-on-Trent', 'Newcastle upon Tyne'.
const SMALL = new Set(
  'and at by cum de en in la le near next on of over sub super the under upon with y'.split(' '),
)
// Short enough to be taken for an abbreviation when they stand in capitals.
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
const NATIONS = /^(?:england|scotland|wales|northern ireland)$/i

/** Whether the words for a place say that the work is done from home. */
export function saysRemote(text: string): boolean {
  return REMOTE.test(text)
}

/**
 * The country that an address ends with, if it does: 'Köln, North Rhine-Westphalia, Germany'. Two
 * letters are as often a state or a nation: 'Belfast, NI', 'San Francisco, CA'.
 */
export function countryAtEnd(place: string): string | null {
  const last = place.split(',').at(-1)?.trim() ?? ''
  const isName = last.length > 2 ? !/^georgia$/i.test(last) : /^(?:UK|GB|US)$/.test(last)
  return isName ? (findCountry(last)?.code ?? null) : null
}

/**
 * A place as we show it: without repetitions, without its country, not in capitals. Null when
 * nothing is left that names one.
 */
export function tidyPlace(text: string, country: string): string | null {
  const kept: string[] = []
  for (const raw of text.split(/[,|]/)) {
    const part = raw.replaceAll(/^[-–.&\s]+|[-–.;&\s]+$/g, '')
    if (part === '' || NOWHERE.test(part) || REMOTE_PART.test(part)) continue
    if (!kept.some((other) => other.toLowerCase() === part.toLowerCase())) kept.push(part)
  }
  while (kept.length > 0 && isCountry(kept.at(-1) ?? '', country)) kept.pop()
  return kept.map(easeCapitals).join(', ') || null
}

function isCountry(part: string, country: string) {
  if (NATIONS.test(part)) return false
  return (
    part.toLowerCase() === countryName(country).toLowerCase() || findCountry(part)?.code === country
  )
}

/** 'ARLESEY' as 'Arlesey'; abbreviations like 'UHCW' stay. */
function easeCapitals(part: string) {
  if (/\p{Ll}/u.test(part) || !isInCapitals(part)) return part
  return part
    .toLowerCase()
    .split(/(?<=[\s/(-])/)
    .map(easeWord)
    .join('')
}

function isInCapitals(part: string) {
  const words = part.split(/[\s/()-]+/).filter(Boolean)
  return words.some((word) => word.length > 4 || SHORT_TOWNS.has(word.toLowerCase()))
}

function easeWord(word: string, index: number) {
  const [bare = ''] = /^[\p{L}']*/u.exec(word) ?? []
  if (ABBREVIATIONS.has(bare)) return word.toUpperCase()
  if (index > 0 && SMALL.has(bare)) return word
  return word.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
