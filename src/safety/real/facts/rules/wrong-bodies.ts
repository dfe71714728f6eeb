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
/** Where else somebody is, beside the place of the work. */
const ACROSS =
  /\b(?:across|throughout|including|and|or|,) (?:scotland|wales|northern ireland)\b|\b(?:scotland|wales) and\b|\b(?:welsh|scottish) (?:border|speak|language|origin)/
const NONE = toWords(data.none)
const NOT_NOW = toWords(data.notNow)
const ALL_BODIES = new RegExp(toWords(Object.values(data.bodies).flat()).source, 'gu')
/** Nations in names of bodies. */
const OF_NAMES =
  /\b(?:nhs|cqc|education|ofsted|inspectorate|council for|improvement|sport|skills for care) (?:scotland|wales|england|scottish)\b/gu
const OF_HEALTH_AT_ALL = /nhs|health board/
/** Bodies of the health service that other nations have. */
const OF_HEALTH = [
  { nations: ['scotland', 'ireland'], body: 'nhs(?: foundation)? trust' },
  { nations: ['wales'], body: 'nhs foundation trust' },
  { nations: ['england'], body: 'health board' },
].map(
  ({ nations, body }) =>
    new RegExp(
      String.raw`\b(?:${NATIONS.filter(({ nation }) => nations.includes(nation))
        .map(({ places }) => places.source)
        .join('|')}) (?:(?!and\b|or\b)[a-z&]+ ){0,3}${body}\b`,
      'u',
    ),
)

/** A register for another profession, an inspector for another part of the UK, and bodies that it does not have. */
export function findWrongBodies(plain: PlainText): Misfit[] {
  return [...wrongRegisters(plain), ...wrongInspectors(plain), ...missingBodies(plain)]
}

/** The register of one profession beside another’s name, in a text, or in a sentence, that has one of each. */
function wrongRegisters(plain: PlainText): Misfit[] {
  if (!namesBody(plain.text)) return []
  const sentences = sentencesOf(plain).filter(({ from, to }) => {
    const sentence = plain.text.slice(from, to)
    return REGISTERED.test(sentence) && !DENIED.test(sentence) && namesBody(sentence)
  })
  const found =
    sentences.find(({ from, to }) => isWrongRegister(plain.text.slice(from, to))) ??
    (isWrongRegister(plain.text) ? sentences[0] : undefined)
  return found ? [{ reason: 'wrong-rule', ...found }] : []
}

function namesBody(text: string) {
  return BODIES.some(({ words }) => words.test(text))
}

function isWrongRegister(text: string) {
  // ‘Midwifery’ is in the name of a register.
  const others = text.replaceAll(ALL_BODIES, ' ')
  const [work, ...otherWorks] = PROFESSIONS.filter((one) => one.work.test(others))
  const [body, ...otherBodies] = BODIES.filter(({ words }) => words.test(text))
  if (!work || !body || otherWorks.length > 0 || otherBodies.length > 0) return false
  return !work.bodies.includes(body.name)
}

/** An inspector in a nation where it has no say: the only one that a text names, or that its sentence names. */
function wrongInspectors(plain: PlainText): Misfit[] {
  if (!OF_NATIONS.some(({ words }) => words.test(plain.text))) return []
  const ofText = ACROSS.test(plain.text) ? null : nationIn(plain.text)
  return sentencesOf(plain)
    .filter(({ from, to }) => {
      const sentence = plain.text.slice(from, to)
      const nation = nationIn(sentence) ?? ofText
      if (nation === null || DENIED.test(sentence)) return false
      return OF_NATIONS.some(
        ({ words, nations }) => !nations.includes(nation) && words.test(sentence),
      )
    })
    .slice(0, 1)
    .map((range) => ({ reason: 'wrong-rule', ...range }))
}

/** The one nation whose places a text names, beside the names of bodies. */
function nationIn(text: string) {
  const other = text.replaceAll(ALL_BODIES, ' ').replaceAll(OF_NAMES, ' ')
  const [first, ...others] = NATIONS.filter(({ places }) => places.test(other))
  return first && others.length === 0 ? first.nation : null
}

/** Names that no body of the UK has, or has any more. */
function missingBodies(plain: PlainText): Misfit[] {
  const names = OF_HEALTH_AT_ALL.test(plain.text) ? [NONE, ...OF_HEALTH] : [NONE]
  return sentencesOf(plain).flatMap(({ from, to }): Misfit[] => {
    const sentence = plain.text.slice(from, to)
    const match = names.map((one) => one.exec(sentence)).find(Boolean)
    if (!match || NOT_NOW.test(sentence)) return []
    const start = from + match.index
    return [{ reason: 'wrong-name', from: start, to: start + match[0].trimEnd().length }]
  })
}
