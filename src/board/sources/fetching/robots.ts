interface Rule {
  allows: boolean
  path: string
}

/** The rules of a robots.txt (RFC 9309) that are for us: those under our name, or else those for everybody. */
export function readRobots(text: string, product: string): Rule[] {
  const ours: Rule[] = []
  const everybodys: Rule[] = []
  let isNamed = false
  let agents: string[] = []
  let isInRules = false
  for (const line of text.replace(/^\uFEFF/, '').split(/[\r\n]+/)) {
    const [said = ''] = line.split('#', 1)
    const [name = ''] = said.split(':', 1)
    const [key, value] = [name.trim(), said.slice(name.length + 1).trim()]
    if (/^user-agent$/i.test(key)) {
      if (isInRules) agents = []
      isInRules = false
      agents.push(value === '*' ? '*' : (/^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? ''))
      if (agents.includes(product.toLowerCase())) isNamed = true
    }
    if (!/^(?:dis)?allow$/i.test(key)) continue
    isInRules = true
    // An empty rule says nothing.
    if (value === '') continue
    const rule = { allows: /^allow$/i.test(key), path: encode(value) }
    if (agents.includes(product.toLowerCase())) ours.push(rule)
    if (agents.includes('*')) everybodys.push(rule)
  }
  return isNamed ? ours : everybodys
}

/** Whether rules allow a path with its query: the longest that fits decides, and of equally long ones the kinder. */
export function isAllowed(rules: Rule[], path: string): boolean {
  const encoded = encode(path)
  let [longest, verdict] = [-1, true]
  for (const rule of rules) {
    if (rule.path.length < longest || !fits(rule.path, encoded)) continue
    verdict = rule.allows || (rule.path.length === longest && verdict)
    longest = rule.path.length
  }
  return verdict
}

/** Whether a pattern with `*` for any letters and `$` for the end fits the start of a path, in one pass over it. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  const last = isWhole ? others.pop() : undefined
  let at = first.length
  for (const part of others) {
    const found = path.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  if (!isWhole) return true
  return last === undefined
    ? at === path.length
    : path.length - last.length >= at && path.endsWith(last)
}

/** One spelling for a path, which can be written with or without `%`. */
function encode(path: string) {
  return path
    .replaceAll(/[^\u0021-\u007E]/gu, encodeLetter)
    .replaceAll(/%([\da-f]{2})/gi, (code, hex: string) => {
      const letter = String.fromCodePoint(Number.parseInt(hex, 16))
      return /[\w.~-]/.test(letter) ? letter : code.toUpperCase()
    })
}

function encodeLetter(letter: string) {
  return letter.isWellFormed() ? encodeURIComponent(letter) : '%EF%BF%BD'
}
