import { sentencesOf } from '../../find-signs.ts'
import { toWords, type PlainText } from '../../plain-text.ts'
import type { Misfit } from '../../reasons.ts'
import data from './bodies.json' with { type: 'json' }

const PROFESSIONS = data.professions.map(({ work, bodies }) => ({ work: toWords(work), bodies }))
const BODIES = Object.entries<string[]>(data.bodies).map(([name, words]) => ({
  name,
  words: toWords(words),
}))
const REGISTERED = toWords(data.registered)
const NATIONS = Object.entries<string[]>(data.nations).map(([nation, places]) => ({
  nation,
  places: toWords(places),
}))
const OF_NATIONS = data.ofNations.map(({ words, nations }) => ({ words: toWords(words), nations }))
const DENIED = /\b(?:not|\w+n't|unlike|instead|or|only in)\b/
const CITY = new RegExp(
  String.raw`(?<!\w, ?)\b(?:${Object.entries<string[]>(data.cities)
    .map(([nation, cities]) => `(?<${nation}>${cities.join('|')})`)
    .join(
      '|',
    )})(?:,| in|,? \(|,? which is in) ?(?<said>${data.saidNations.join('|')})\b(?! ?(?:,|and\b|or\b|&|/|to\b|as well))`,
  'gu',
)

/** A register for another profession, an inspector for another part of the UK, and a town in one where it is not. */
export function findWrongBodies(plain: PlainText): Misfit[] {
  return [...wrongRegisters(plain), ...wrongInspectors(plain), ...wrongTowns(plain)]
}

/** The register of one profession beside another’s name, in a text that has one of each. */
function wrongRegisters(plain: PlainText): Misfit[] {
  const works = PROFESSIONS.filter(({ work }) => work.test(plain.text))
  const named = BODIES.filter(({ words }) => words.test(plain.text))
  const [work, ...otherWorks] = works
  const [body, ...otherBodies] = named
  if (!work || !body || otherWorks.length > 0 || otherBodies.length > 0) return []
  if (work.bodies.includes(body.name)) return []
  const found = sentencesOf(plain).find(({ from, to }) => {
    const sentence = plain.text.slice(from, to)
    return body.words.test(sentence) && REGISTERED.test(sentence) && !DENIED.test(sentence)
  })
  return found ? [{ reason: 'wrong-rule', ...found }] : []
}

function wrongInspectors(plain: PlainText): Misfit[] {
  const [nation, ...others] = NATIONS.filter(({ places }) => places.test(plain.text))
  if (!nation || others.length > 0) return []
  const wrong = OF_NATIONS.filter(({ nations }) => !nations.includes(nation.nation))
  return sentencesOf(plain)
    .filter(({ from, to }) => {
      const sentence = plain.text.slice(from, to)
      return !DENIED.test(sentence) && wrong.some(({ words }) => words.test(sentence))
    })
    .slice(0, 1)
    .map((range) => ({ reason: 'wrong-rule', ...range }))
}

/** ‘Glasgow, England’; not in a list of places. */
function wrongTowns({ text }: PlainText): Misfit[] {
  return [...text.matchAll(CITY)].flatMap((match): Misfit[] => {
    const { said = '', ...cities } = match.groups ?? {}
    const [own = ''] = Object.entries(cities).find(([, city]) => city !== undefined) ?? []
    if (data.names[own as keyof typeof data.names].includes(said)) return []
    return [{ reason: 'wrong-place', from: match.index, to: match.index + match[0].length }]
  })
}
