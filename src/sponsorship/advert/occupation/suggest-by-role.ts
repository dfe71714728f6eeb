import { isNhsBody } from '#sponsorship/advert/nhs-body.ts'
import roleData from '#sponsorship/advert/data/title-roles.json' with { type: 'json' }

type Suggested = { code: string; matched: string | null; others: string[] }

/** The words around a title that show the field of the job. */
export interface Surroundings {
  employer: string
  description: string
}

/** Every field. */
const ANY = '*'
/** The weight of a word for a field, by where it occurs. */
const WEIGHTS = { title: 5, employer: 2, description: 1 } as const
const DESCRIPTION_LENGTH = 1500
/** The most words of one field that count in a text. */
const MOST_FROM_DESCRIPTION = 8
const LEAST_SCORE = 2
/** A field with this share of the best one's score may also be meant. */
const CLOSE = 0.75
const ROLES: Record<string, Record<string, string>> = roleData.roles
/** Words that mean a director, whatever follows: ‘Head of’, ‘VP of’. */
const DIRECTORS = new Set(['head', 'director', 'vp', 'svp', 'avp', 'evp'])
const LEADERS = new Set(['director', 'manager', 'lead', 'partner', 'coordinator'])
const FUNCTIONS: Record<string, string> = roleData.functions
/** Work of an office, which people of other codes do in the same field: operations, service to clients. */
const OFFICE: Record<string, string> = roleData.office
/** What a role may also be whose title names no field: the text is about the employer, too. */
const UNNAMED: Record<string, string> = roleData.unnamed
/** Registration that only doctors have. */
const DOCTOR = /gmc\b|\bgeneral medical council\b/i
const DOCTORS = ['2212', '2211']
/** Fields whose titles without a role are those of professionals: ‘Corporate Tax’. */
const PROFESSIONS = new Set(['finance', 'law', 'insurance'])
/** Fields whose people work in offices, beside clerks. */
const OF_OFFICES = new Set([...PROFESSIONS, 'it', 'sales', 'hr'])
const HOSPITAL_MANAGER = '1171'
const OF_CHARITIES = '1135'
const COUNCIL = /\b(?:council|borough)\b/i
const FOR_PATIENTS = new Set(['health', 'care', 'public'])
const SERVICES = new Set(roleData.services)
/** What a hospital’s adverts begin with that are not about health: its buildings, kitchens and transport. */
const OF_BUILDINGS =
  /\b(?:estates|electrical|mechanical|plumbing|facilities|catering|porter(?:ing|s)|laundry|security team|transport team)\b/i
const BEGINNING = 300

let fieldsByWord: Map<string, string[]> | null = null

/**
 * The codes that a role in a field can have, for an unlisted title; null if it has no such role or its field is not
 * clear.
 */
export function suggestByRole(parts: string[][], around: Surroundings): Suggested | null {
  const role = findRole(parts)
  const title = parts.flat()
  const named = countFields(title)
  // A title without a role has to name the field itself: the text is about the employer, too.
  const ranked = rankFields(title, around).filter((field) => role !== null || named.has(field))
  const isOfNhs = isNhsBody(around.employer)
  // A title that does not say so may be of its buildings.
  if (isOfNhs && named.size === 0 && OF_BUILDINGS.test(around.description.slice(0, BEGINNING)))
    return null
  if (isOfNhs && role === 'manager' && isOfPatients(title, named))
    return { code: HOSPITAL_MANAGER, matched: role, others: [] }
  // Whatever the title says, a hospital’s manager may be one of its health services.
  const isOfPublic = isOfNhs && ranked[0] === 'public'
  const withHealth = isOfPublic ? ['health', ...ranked] : [...ranked, 'health']
  const fields = isOfNhs ? [...new Set(withHealth)] : ranked
  const codes = codesOf(role ?? 'professional', fields, { isNamed: role !== null })
  const led = role && LEADERS.has(role) && codes.length > 0 ? codesOfWords(title, FUNCTIONS) : []
  const isUnnamed = named.size === 0 && !isOfNhs && fields.every((field) => OF_OFFICES.has(field))
  const isOfOffice =
    role !== 'engineer' && (isUnnamed || (named.size === 1 && named.has('finance')))
  const unnamed = role && isUnnamed ? (UNNAMED[role]?.split(' ') ?? []) : []
  const beside = isOfOffice && codes.length > 0 ? [...codesOfWords(title, OFFICE), ...unnamed] : []
  const doctor =
    role === 'specialist' && fields.includes('health') && DOCTOR.test(around.description)
  const found = doctor ? DOCTORS : [...new Set([...led, ...codes, ...beside])]
  const isOfState = isOfNhs || COUNCIL.test(around.employer)
  const [code, ...others] = isOfState ? withCharitiesLast(found) : found
  return code ? { code, matched: role, others } : null
}

/** Neither the NHS nor a council is a charity. */
function withCharitiesLast(codes: readonly string[]) {
  const others = codes.filter((code) => code !== OF_CHARITIES)
  return others.length < codes.length ? [...others, OF_CHARITIES] : others
}

/** Whether a title names a service for patients, and neither another field nor a function such as the buildings. */
function isOfPatients(title: string[], named: Map<string, number>) {
  return (
    !title.includes('assistant') &&
    title.some((word, at) => SERVICES.has(`${word}_${title[at + 1]}`)) &&
    [...named.keys()].every((field) => FOR_PATIENTS.has(field)) &&
    codesOfWords(title, FUNCTIONS).length === 0
  )
}

/** The codes of what the title names: a hospital’s head of facilities may manage buildings. */
function codesOfWords(title: string[], byWords: Record<string, string>): string[] {
  const named = title.flatMap((word, at) => [word, `${word}_${title[at + 1]}`])
  return Object.entries(byWords)
    .filter(([words]) => words.split(' ').some((word) => named.includes(word)))
    .flatMap(([, codes]) => codes.split(' '))
}

/** The last word of the first part that is a role, else of a later part. */
function findRole(parts: string[][]): string | null {
  for (const part of parts) {
    const [first = '', second] = part.filter((word) => !RANKS.has(word))
    if (DIRECTORS.has(first) && second === 'of') return 'director'
    const role = part.findLast((word) => Object.hasOwn(ROLES, word))
    if (role) return role
    if (first === 'head') return 'director'
  }
  return null
}

const RANKS = new Set(
  'senior group global regional national interim deputy associate executive'.split(' '),
)

function codesOf(role: string, fields: string[], { isNamed }: { isNamed: boolean }): string[] {
  const byField = ROLES[role] ?? {}
  const known = fields.filter((field) => byField[field] && (isNamed || PROFESSIONS.has(field)))
  const lists = known.length > 0 ? known.map((field) => byField[field] ?? '') : [byField[ANY] ?? '']
  if (known.length === 0 && !isNamed) return []
  return [...new Set(lists.join(' ').split(' ').filter(Boolean))]
}

/** The fields that a job may be in, the likeliest first. */
function rankFields(title: string[], { employer, description }: Surroundings): string[] {
  const scores = new Map<string, number>()
  const add = (words: string[], weight: number, most = Number.POSITIVE_INFINITY) => {
    for (const [field, count] of countFields(words)) {
      scores.set(field, (scores.get(field) ?? 0) + weight * Math.min(count, most))
    }
  }
  add(title, WEIGHTS.title)
  add(wordsOf(employer), WEIGHTS.employer)
  add(wordsOf(description.slice(0, DESCRIPTION_LENGTH)), WEIGHTS.description, MOST_FROM_DESCRIPTION)
  const named = new Set(countFields(title).keys())
  const ranked = [...scores]
    .filter(([field]) => named.size === 0 || named.has(field))
    .toSorted(([, one], [, other]) => other - one)
  const best = ranked[0]?.[1] ?? 0
  if (best < LEAST_SCORE) return []
  return ranked.filter(([, score]) => score >= best * CLOSE).map(([field]) => field)
}

/** The number of different words of each field in a text. */
function countFields(words: string[]) {
  const found = new Set<string>()
  for (const [at, word] of words.entries()) {
    found.add(word)
    found.add(`${word}_${words[at + 1]}`)
  }
  const counts = new Map<string, number>()
  for (const word of found) {
    for (const field of indexFields().get(word) ?? [])
      counts.set(field, (counts.get(field) ?? 0) + 1)
  }
  return counts
}

/** The words of a text, without the spellings that titles need, because descriptions are long. */
function wordsOf(text: string) {
  return text
    .toLowerCase()
    .split(/[^a-z0-9&]+/)
    .map(singular)
}

function singular(word: string) {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function indexFields() {
  if (!fieldsByWord) {
    fieldsByWord = new Map()
    for (const [field, words] of Object.entries(roleData.fields)) {
      for (const word of words.split(' ').map(singular)) {
        fieldsByWord.set(word, [...(fieldsByWord.get(word) ?? []), field])
      }
    }
  }
  return fieldsByWord
}
