const POSSIBLE = /\b[A-Z][A-Za-z0-9]{1,8}\b/g
// The second half of a postcode: the B5 of 'B5 7RN' is not a pay band.
const REST_OF_POSTCODE = /^ ?\d[A-Z]{2}\b/
// Lines in capitals: 'IT IS A GREAT PLACE', 'WE MAKE IT HAPPEN'.
const SHOUTED_AFTER =
  /^ (?:IS|WILL|WAS|HAS|CAN|MAY|WOULD|COULD|MUST|MEANS|TAKES|GOES|OUT|HAPPEN|EASY|COMES|ALL|REALLY|THAT)\b/
const SHOUTED_BEFORE =
  /\b(?:MAKE|MAKES|DO|DOES|IF|THAT|WHAT|AS|BECAUSE|WHERE|IS|WAS|GIVE|MAKING|LOVE) $/

/** The short capitalised words of a text, as written and also without a plural s. */
export function capitalsIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const match of text.matchAll(POSSIBLE)) {
    const [word] = match
    const after = text.slice(match.index + word.length, match.index + word.length + 12)
    if (REST_OF_POSTCODE.test(after)) continue
    if (word === 'IT' && isShouted(text.slice(Math.max(0, match.index - 12), match.index), after))
      continue
    found.add(word)
    if (word.endsWith('s')) found.add(word.slice(0, -1))
  }
  return found
}

function isShouted(before: string, after: string): boolean {
  return SHOUTED_AFTER.test(after) || SHOUTED_BEFORE.test(before)
}
