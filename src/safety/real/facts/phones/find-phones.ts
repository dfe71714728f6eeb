import { sentencesOf } from '../../find-signs.ts'
import { toWords, type PlainText } from '../../plain-text.ts'
import type { Misfit } from '../../reasons.ts'
import { isTownName } from '../places/town-names.ts'
import { namesLandmark } from '../places/wrong-towns.ts'
import data from './phones.json' with { type: 'json' }

/** A number with another country’s code; those of the UK and of Ireland are its neighbours’. */
const FOREIGN =
  /(?<![\d+])(?:\+|00(?=[1-9]))(?!44|353|1481|1534|1624)(?: ?[(]?\d[\d() .-]{7,20}\d)(?!\d)/g
const OFFICE = toWords(data.office)
const OWN_OFFICE = toWords(data.ownOffice)
const PUBLIC = toWords(data.publicBodies)
const ABROAD = toWords(data.abroad)
const UK = toWords(data.uk)
/** So much before a number, in its sentence or at the end of the one before, says whose it is. */
const BEFORE = 170
const BEHIND = 60
const MOST_PHONES = 10
/** A number alone on its line, or behind the word for one, as below a name. */
const SIGNED = /(?:\n|\b(?:tel|telephone|phone|mobile|mob|direct|whats ?app|t|m|p|ph))[ .:/-]*$/
const SHORT =
  /(?<![\d+£.,/:-]|[a-z]\d{0,3}|no\.? ?)0(?:7\d{3}|20|2[389]|1\d1|11\d|1\d{3}|2\d{2,3}|3\d{2,3})(?:[ -]\d{1,6}){1,4}(?![ -]?[\dx*•]|[.,/:]\d|…|\.\.)/g
const CALL = toWords(data.call)
const MOBILE_DIGITS = 11
const LEAST_DIGITS = 10
/** So much before a number says that it is one of a telephone. */
const NEAR = 60

/** Numbers of telephones that nobody in the UK has: too short, or another country’s at an office here. */
export function findPhones(plain: PlainText): Misfit[] {
  return [...officesAbroad(plain), ...shortNumbers(plain)]
}

/** ‘Ring our HR desk in Sheffield on +91 …’: an office here has no number of another country. */
function officesAbroad(plain: PlainText): Misfit[] {
  const { text } = plain
  const phones = [...text.matchAll(FOREIGN)].slice(0, MOST_PHONES)
  if (phones.length === 0) return []
  const isPublic = PUBLIC.test(text) || namesLandmark(text)
  const isOffice = isPublic || hasOfficeHere(plain)
  return phones.flatMap(({ index, 0: phone }): Misfit[] => {
    const to = index + phone.trimEnd().length
    const ahead = text.slice(Math.max(0, index - BEFORE), index)
    const around = `${ahead} ${text.slice(to, to + BEHIND).split('\n', 1)[0]}`
    const isSigned = SIGNED.test(ahead) && PUBLIC.test(ahead)
    if (!(isSigned || OFFICE.test(around)) || ABROAD.test(around)) return []
    const isHere = isOffice || UK.test(around) || namesTown(ahead)
    return isHere ? [{ reason: 'wrong-number', from: index, to }] : []
  })
}

/** Whether a text places the sender’s own office in a town here: ‘head office, 185 Farringdon Road, London’. */
function hasOfficeHere(plain: PlainText) {
  return sentencesOf(plain).some(({ from, to }) => {
    const sentence = plain.text.slice(from, to)
    return (
      OWN_OFFICE.test(sentence) &&
      !ABROAD.test(sentence) &&
      (namesTown(sentence) || UK.test(sentence))
    )
  })
}

function namesTown(text: string) {
  return (text.match(/[a-z]{4,}/g) ?? []).some(isTownName)
}

/** Numbers with a zero before, as they are dialled here, and fewer digits than any of their kind. */
function shortNumbers({ text }: PlainText): Misfit[] {
  return [...text.matchAll(SHORT)].flatMap(({ index, 0: phone }): Misfit[] => {
    if (!CALL.test(text.slice(Math.max(0, index - NEAR), index))) return []
    const { length } = phone.replaceAll(/\D/g, '')
    const isShort = length < (phone.startsWith('07') ? MOBILE_DIGITS : LEAST_DIGITS)
    return isShort ? [{ reason: 'wrong-number', from: index, to: index + phone.length }] : []
  })
}
