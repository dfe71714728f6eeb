import { foldName } from './fold-name.ts'
import { splitTradingNames } from './trading-names.ts'

/** The legal form in a name. The same name with two forms means two organisations. */
export type LegalForm = string

export interface SponsorName {
  /** The legal part, folded, without its suffix, for comparing legal names. */
  key: string
  /** The form by the suffix; null without one. */
  form: LegalForm | null
  /** The keys of its trading names. */
  tradingKeys: string[]
}

// At the very end of a name, longest first. ‘UK’, ‘Group’, ‘Services’ are part of a name and stay.
const SUFFIXES: [RegExp, LegalForm][] = [
  [/ (?:private limited|pvt ltd|pvt limited)$/, 'private limited'],
  [/ (?:pty|pte) (?:ltd|limited)$/, 'pty ltd'],
  [/ (?:limited liability partnership|llp|l l p)$/, 'llp'],
  [/ (?:public limited company|plc|p l c|ccc)$/, 'plc'],
  [/ (?:community interest company|cic|c i c)$/, 'cic'],
  [/ (?:charitable incorporated organisation|cio)$/, 'cio'],
  [/ (?:limited partnership|lp)$/, 'lp'],
  [/ (?:limited|ltd|cyfyngedig|cyf)$/, 'ltd'],
  [/ (?:incorporated|inc)$/, 'inc'],
  [/ llc$/, 'llc'],
  [/ gmbh$/, 'gmbh'],
  [/ (?:bv|b v)$/, 'bv'],
  [/ (?:nv|n v)$/, 'nv'],
]

// ‘(AS) Leeds Community Healthcare NHS Trust’.
const INITIALS_AHEAD = /^\s*\([A-Z]{2,3}\)\s+(?=\S)/
// Initials after a name: ‘North Cumbria Integrated Care NHS Foundation Trust (NCIC)’.
const INITIALS_BEHIND = /(?<=\S\s)\([A-Z]{2,7}\)\s*$/
const FORMER_NAME = /\((?:formerly|previously)\b[^)]*\)?/gi
// ‘Southampton Engineering Training Association Limited (The)’.
const THE_BEHIND = /\(the\)\s*$/i

// Longer text is not a name, and must not cost time.
const MAX_LENGTH = 400

/** Parses a name as employers write it or as the register prints it. */
export function parseName(name: string): SponsorName {
  const present = name
    .slice(0, MAX_LENGTH)
    .replaceAll(FORMER_NAME, ' ')
    .replace(INITIALS_BEHIND, '')
    .replace(INITIALS_AHEAD, '')
  const { legal, trading } = splitTradingNames(present.replaceAll(/\s+/g, ' ').trim())
  const keys = trading.map((each) => keyOf(each).key).filter((key) => key !== '')
  return { ...keyOf(legal), tradingKeys: [...new Set(keys)] }
}

function keyOf(name: string): Pick<SponsorName, 'key' | 'form'> {
  const folded = unifyWords(foldName(name.replace(THE_BEHIND, '')))
  for (const [suffix, form] of SUFFIXES) {
    const key = folded.replace(suffix, '')
    if (key !== folded) return { key: key.replace(/ co$/, ' company'), form }
  }
  return { key: folded.replace(/ co$/, ' company'), form: null }
}

/** Unifies spellings that cannot belong to two organisations. A foundation trust is the same as the trust. */
function unifyWords(folded: string) {
  const name = folded.startsWith('the ') ? folded.slice(4) : folded
  if (!name.includes('nhs') && !name.includes('national health service')) return name
  return name
    .replaceAll(/\bnational health service\b/g, 'nhs')
    .replaceAll(/\bnhs foundation ?trust\b|\bfoundation nhs trust\b/g, 'nhs trust')
}
