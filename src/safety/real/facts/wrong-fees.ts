import { sentencesOf } from '../find-signs.ts'
import data from './misfits.json' with { type: 'json' }
import { plainly, type PlainText } from '../plain-text.ts'
import type { Misfit } from '../reasons.ts'

/** Pay beside the surcharge, or what somebody had to pay earlier. */
const OTHER_MONEY =
  /\b(?:salary|wages?|up to(?! (?:\w+ )?years)|used to|was|were|before february 2024|interest|loan)\b/
const SURCHARGE = new RegExp(data.surcharge.map(plainly).join('|'), 'u')
const AMOUNT = String.raw`£ ?(\d{1,3}(?:[.,]\d{3})+|\d[\d,]*)(?:\.\d\d?(?!\d))?|(?<![\d,.]|\d )(\d{1,3}(?:[. ]\d{3})+|\d[\d,]*)(?:\.\d\d)? ?(?:£|${data.pounds.map(plainly).join('|')})`
const YEAR = data.aYear.map(plainly).join('|')
/** An amount for a year, in either order. */
const A_YEAR = new RegExp(
  String.raw`(?:${AMOUNT}) ?(?:${YEAR})|(?:${YEAR})[^\d\n]{0,12}(?:${AMOUNT})`,
  'gu',
)
const IS = String.raw`(?:is|are|costs?|comes to|at|of|will be|es|son|e|est|sont|cuesta|custa|:|=|-|\()? ?(?:de |now |only |just |about )?`
/** An amount that is all that is said of the surcharge. */
const SURCHARGE_IS = new RegExp(
  String.raw`(?:${SURCHARGE.source})(?: fee)?,? ?(?:\(ihs\) )?${IS}(?:${AMOUNT})`,
  'gu',
)
const VISA_FEE_IS = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${data.visaFee.map(plainly).join('|')})(?: skilled worker)?(?: (?:for|para|pour|asked|pedid[ao]|applied|from|made) [^.;£\n]{0,60}?)? ?${IS}(?:${AMOUNT})`,
  'gu',
)
/** A sum that follows the words for a fee, without another cost, or another sum, between. */
const CERTIFICATE_IS = ofFee(data.certificateFee)
const SKILLS_CHARGE_IS = ofFee(data.skillsCharge)
const LICENCE_IS = ofFee(data.licenceFee)
function ofFee(words: readonly string[]) {
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${words.map(plainly).join('|')})(?![a-z])(?:(?!\b(?:skills|visa|licen|surcharge|salary|flight|legal|plus|and|total|together|test|relocation|from|worth)\b|,(?! (?:which|at|now|currently|fixed|set|is|of|comes)\b))(?:\d{1,2}[- ](?:years?|yrs?|months?)|[^.;£\d\n])){0,70}(?:${AMOUNT})`,
    'gu',
  )
}
/** More than one person’s fee for one visa for work. */
const MORE_THAN_A_VISA =
  /\b(?:famil\w+|dependa\w+|partner|wife|husband|spouse|child\w*|total|altogether|settle\w*|indefinite|citizen\w*|priority|including|plus)\b/
/** Words for more people behind a sum: ‘£2,950, plus the surcharge’ is of one visa. */
const MORE_PEOPLE =
  /\b(?:famil\w+|dependa\w+|partner|wife|husband|spouse|child\w*|total|altogether|including)\b/
/** Other fees of the Home Office. */
const OF_SETTLEMENT = /\b(?:settlement|indefinite leave|citizenship|naturali[sz]\w+)\b/
/** Words of warnings, whose sums are nobody’s official fee. */
const SOLD = /\b(?:scams?|scammers?|fraud\w*|sell\w*|sold|fake|beware|victims?)\b/
/** The surcharge’s two rates a year, since 6 February 2024: Immigration (Health Charge) Order 2015, schedule 1. */
const RATES = [1035, 776]
/** More a year is pay. */
const MOST_A_YEAR = 10_000
/** Years for which families pay, in half years. */
const MOST_HALVES = 24
/**
 * No fee of its kind has been so high; the exact ones change each April. Visas from abroad cost £819 and £1,618 from
 * 8 April 2026, those for health and care about half, and a certificate £525 since 9 April 2025.
 */
const MOST = { visa: 2000, healthVisa: 900, certificate: 700 }
/** No visa for sponsored work has cost so little in years; those for health and care cost about half. */
const LEAST = { visa: 700, healthVisa: 270, certificate: 50 }
/** For each year, and each half year after the first: small sponsors and charities, and larger ones, since 16 December 2025. */
const SKILLS_CHARGES = [240, 660]
const LICENCES = [
  { least: 560, most: 700 },
  { least: 1450, most: 1800 },
]
const OF_SPONSORS = /\b(?:sponsor\w*|home office|ukvi|skilled worker|employers?)\b/
const HEALTH = /\b(?:health|care|nurs\w+|midwi\w+|doctors?|nhs)\b/
const OF_WORK = new RegExp(data.workVisa.map(plainly).join('|'), 'u')

/** Official amounts that are other than a text says. */
export function findWrongFees(plain: PlainText): Misfit[] {
  const isOfWork = !OF_SETTLEMENT.test(plain.text)
  return sentencesOf(plain).flatMap(({ from, to }): Misfit[] => {
    const sentence = plain.text.slice(from, to)
    if (OTHER_MONEY.test(sentence) || SOLD.test(sentence)) return []
    const fees = [...wrongSurcharges(sentence), ...(isOfWork ? otherFees(sentence) : [])]
    return fees.slice(0, 1).map((match) => {
      const start = from + match.index
      return { reason: 'wrong-fee', from: start, to: start + match[0].trimEnd().length }
    })
  })
}

function wrongSurcharges(sentence: string) {
  if (!SURCHARGE.test(sentence)) return []
  const yearly = [...sentence.matchAll(A_YEAR)].filter(
    (match) => sumOf(match) < MOST_A_YEAR && !RATES.includes(sumOf(match)),
  )
  const whole = [...sentence.matchAll(SURCHARGE_IS)].filter((match) => !isForYears(sumOf(match)))
  return [...yearly, ...whole]
}

function otherFees(sentence: string) {
  const ofSponsors = feesOfSponsors(sentence)
  const isHealth = HEALTH.test(sentence)
  const most = /health (?:and|&) (?:social )?care/.test(sentence) ? MOST.healthVisa : MOST.visa
  const least = isHealth ? LEAST.healthVisa : LEAST.visa
  const visas = [...sentence.matchAll(VISA_FEE_IS)].filter((match) => {
    const sum = sumOf(match)
    const end = match.index + match[0].length
    if (MORE_THAN_A_VISA.test(sentence.slice(0, end))) return false
    if (MORE_PEOPLE.test(sentence.slice(end))) return false
    return sum > most || (OF_WORK.test(sentence) && sum < least)
  })
  return [...ofSponsors, ...visas]
}

/** What an employer pays for: certificates, the charge for skills and its licence. */
function feesOfSponsors(sentence: string) {
  const certificates = [...sentence.matchAll(CERTIFICATE_IS)].filter((match) => {
    const sum = sumOf(match)
    return OF_SPONSORS.test(sentence) && (sum > MOST.certificate || sum < LEAST.certificate)
  })
  const charges = [...sentence.matchAll(SKILLS_CHARGE_IS)].filter((match) => {
    const sum = sumOf(match)
    return SKILLS_CHARGES.every((each) => sum < 2 * each || sum % each !== 0)
  })
  const licences = [...sentence.matchAll(LICENCE_IS)].filter((match) => {
    const sum = sumOf(match)
    return LICENCES.every(({ least, most }) => sum < least || sum > most)
  })
  return [...certificates, ...charges, ...licences]
}

/** The first amount that a match has. */
function sumOf([, ...sums]: RegExpExecArray) {
  return Number(sums.find(Boolean)?.replaceAll(/[., ]/g, ''))
}

/** Whether an amount is the surcharge of grown-ups and children for some years. */
function isForYears(amount: number) {
  const [adult = 0, child = 0] = RATES
  for (let adults = 0; adults <= MOST_HALVES; adults++) {
    const rest = amount - (adults * adult) / 2
    if (rest >= -1 && Math.abs(rest - Math.round((rest * 2) / child) * (child / 2)) < 1) return true
  }
  return false
}
