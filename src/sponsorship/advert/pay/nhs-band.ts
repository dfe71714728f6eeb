/** '8 A' and '8a', but no other number with a letter. */
const STEP = String.raw`([2-7]|8\s?[a-d]|9)`
const NEXT = String.raw`(?:\s{0,2}(?:\/|-|–|—|,|&|\bor\b|\band\b|\bto\b|\+)\s{0,2}(?:(?:afc\s)?band\s{0,2}|b)?([2-7](?![\d.,:]|\s?(?:x|wte|month|week|year|day|hour|hrs|post))|8\s?[a-d]|9|[a-d]\b))?`
const BAND = String.raw`(?<![a-z-])(?<!tax |council tax |wide )band(?:ing)?s?\s{0,2}[:\-–]?\s{0,2}${STEP}(?![\d.,]\d|[a-z\d%])${NEXT}`
const ANYWHERE = new RegExp(BAND, 'g')
const SCALE = new RegExp(
  String.raw`\b(?:agenda for change|afc|a4c)\s{0,2}[:(,–-]?\s{0,2}(?:pay\s)?(?:${BAND.replace('(?<![a-z-])', '')})`,
  'g',
)
const SHORT = /(?<![a-z\d])b([2-7]|8[a-d]|9)(?![a-z\d])/g
const LABELLED = new RegExp(
  String.raw`(?:\b(?:salary|grade|pay|band|banding|scale)\s*[:–-]\s*(?:nhs |afc |a4c |agenda for change |pay )*|^[\s•*]*)(?:${BAND})(?=\s*(?:$|[\n,;:.()–-]|£|per|pro|salary|with|equivalent|post|role))`,
  'gm',
)
/** The band of what applicants have done before, which is not the job’s: ‘experience at Band 6 level or higher’. */
const EXPERIENCE = new RegExp(
  String.raw`\b(?:experience|experienced|worked|working (?:as|at|in)|currently|already)\b[^.;:£•]{0,40}?${BAND}|(?:${BAND})(?: level| post| role)? ?(?:or|and) (?:above|higher|over|more senior)|(?:${BAND}) level\b`,
  'g',
)
const HEALTH = /\bnhs\b|agenda for change|\bafc\b|\ba4c\b|hospital|\bnurs|health board|nmc|hcpc/i
const NAMES_BANDS = /band|afc|a4c|agenda|(?<![a-z\d])b\d/
/** The amount of text around the word that the patterns need. */
const [BEFORE, BEHIND] = [60, 60]
const LADDER = ['2', '3', '4', '5', '6', '7', '8a', '8b', '8c', '8d', '9']

/**
 * The NHS pay band of a job: from its title, else from its pay, else from its text if that names only one. The lowest
 * of several, because a check relies on what is certain. Null if no band is named.
 */
export function parseNhsBand(advert: BandedAdvert): string | null {
  const { title, payText, employer, description } = advert
  const [called, paid] = [title.toLowerCase(), (payText ?? '').toLowerCase()]
  const near = aroundBands(description).replaceAll(EXPERIENCE, ' ')
  if (!NAMES_BANDS.test(called + paid) && near === '') return null
  if (!isHealth(`${employer} ${called} ${paid}`) && !isHealth(description)) return null
  return (
    lowest([...stepsIn(called, ANYWHERE), ...stepsIn(called, SHORT)]) ??
    lowest(stepsIn(paid, ANYWHERE)) ??
    lowest(stepsIn(near, SCALE)) ??
    lowest(stepsIn(near, LABELLED)) ??
    theOnlyOne(stepsIn(near, ANYWHERE))
  )
}

/** Whether a text names a band, ‘afc-6’, if only as one of several. */
export function namesBand(text: string, key: string): boolean {
  return stepsIn(text.toLowerCase(), ANYWHERE).some((step) => `afc-${step}` === key)
}

export interface BandedAdvert {
  title: string
  employer: string
  payText: string | null
  description: string
}

function stepsIn(text: string, pattern: RegExp): string[] {
  if (!text.includes('b')) return []
  return [...text.matchAll(pattern)].flatMap(([, first = '', next]) => {
    const from = first.replaceAll(/\s/g, '')
    const to = next?.replaceAll(/\s/g, '') ?? from
    return [from, /^[a-d]$/.test(to) ? `8${to}` : to]
  })
}

function lowest(steps: readonly string[]): string | null {
  const places = steps.map((step) => LADDER.indexOf(step)).filter((place) => place >= 0)
  return places.length > 0 ? (LADDER[Math.min(...places)] ?? null) : null
}

/** The only band of a text, if any. Texts also mention other people’s bands: 'you will supervise band 5 nurses'. */
function theOnlyOne(steps: readonly string[]): string | null {
  return new Set(steps).size === 1 ? (steps[0] ?? null) : null
}

function isHealth(text: string) {
  return HEALTH.test(text)
}

/** The text around each 'band' only, so that long texts cost little. */
function aroundBands(text: string): string {
  const lines: string[] = []
  let read = 0
  for (const { index } of text.matchAll(/band/gi)) {
    const from = Math.max(read, index - BEFORE)
    read = index + BEHIND
    lines.push(text.slice(from, read))
  }
  return lines.join('').toLowerCase()
}
