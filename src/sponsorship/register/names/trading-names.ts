const LEGAL_END = String.raw`(?:ltd|limited|llp|plc|cic|inc|lp)[.,]*`

// The mark between a legal and a trading name. A bare ‘TA’ or ‘T.A.’ may be initials, so it counts only after
// a legal suffix.
const MARK = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])t\s*[/\\]+\s*a(?:s(?=[\s.:]))?`,
    String.raw`(?<![\p{L}\p{N}])(?:t-as|d/b/a|trading\s+as|trading\s+under(?:\s+the\s+name)?)(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])trading\s+name(?!\s*(?:of\b|\)))`,
    String.raw`(?<!previously\s+|formerly\s+)(?<![\p{L}\p{N}])(?:also\s+)?known\s+as(?![\p{L}\p{N}])`,
    String.raw`(?<=\b${LEGAL_END}[\s(-]+)(?:ta|t\.\s?a|t\s+a|t-a|dba|o/a)(?![\p{L}\p{N}])`,
  ].join('|'),
  'giu',
)

// A quick test: most names have no mark.
const HINT = /t\s*[/\\.-]*\s*a|d\/?b\/?a|o\/a|trading|known/i
const LOOSE_START = /^[\s,.;:)\]/-]+/
const LOOSE_END = /(?:[\s,;:([/-]|(?<=\s)(?:and|&))+$/i

/** Splits ‘Roofoods Ltd (t/a Deliveroo)’ into the legal name and the trading names. */
export function splitTradingNames(name: string): { legal: string; trading: string[] } {
  const marks = HINT.test(name) ? [...name.matchAll(MARK)] : []
  const [first] = marks
  if (!first) return { legal: name, trading: [] }

  let legal = name.slice(0, first.index)
  const trading: string[] = []
  for (const [at, mark] of marks.entries()) {
    const text = name.slice(mark.index + mark[0].length, marks[at + 1]?.index)
    const { inside, behind } = untilBracket(text, /[([]\s*$/.test(name.slice(0, mark.index)))
    trading.push(tidy(inside))
    legal = `${legal.replace(LOOSE_END, '')} ${behind}`
  }
  const tidied = legal.replace(LOOSE_END, '').trim()
  const found = trading.filter((each) => each !== '')
  return tidied ? { legal: tidied, trading: found } : { legal: name, trading: [] }
}

/** The part up to the closing bracket, which ends a trading name in brackets; the rest belongs to the legal name. */
function untilBracket(text: string, isInBrackets: boolean) {
  const end = isInBrackets ? text.search(/[)\]]/) : -1
  return end < 0
    ? { inside: text, behind: '' }
    : { inside: text.slice(0, end), behind: text.slice(end + 1) }
}

function tidy(text: string) {
  const tidied = text.replace(LOOSE_START, '').replace(LOOSE_END, '').trim()
  // The closing bracket of one that opened before the mark.
  return tidied.endsWith(')') && !tidied.includes('(') ? tidied.slice(0, -1).trim() : tidied
}
