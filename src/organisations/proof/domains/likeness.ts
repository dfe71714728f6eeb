/** Suffixes below which anybody can buy a domain of their own. */
const SUFFIXES = ['co.uk', 'org.uk', 'ltd.uk', 'plc.uk', 'uk', 'com']
/** Words that a domain may add to a name or leave out of it. */
const SMALL_WORDS = new Set(['the', 'and', 'uk', 'group', 'holdings'])

/** Whether a domain spells a whole name, as `parseName` folds it. A hint for people, and no evidence. */
export function spellsName(domain: string, key: string): boolean {
  const suffix = SUFFIXES.find((end) => domain.endsWith(`.${end}`))
  if (!suffix) return false
  const label = domain.slice(0, -suffix.length - 1)
  const words = key.split(' ')
  const own = withoutSmallWords(words)
  const spelled = [withoutSmallWords(label.split('-')), label.replaceAll('-', '')]
  return own !== '' && (spelled.includes(own) || spelled.includes(words.join('')))
}

/** Whether a domain spells the name below another ending: ‘meadowview.org’, which is a weaker hint. */
export function spellsNameElsewhere(domain: string, key: string): boolean {
  const [label = ''] = domain.split('.')
  return spellsName(`${label}.com`, key)
}

function withoutSmallWords(words: string[]) {
  return words.filter((word) => !SMALL_WORDS.has(word)).join('')
}
