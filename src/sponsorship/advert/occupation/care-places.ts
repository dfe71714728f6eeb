import { alternation } from '#platform/text/alternation.ts'

type Suggested = { code: string; matched: string | null; others: string[] }

const HOSPITAL = new RegExp(
  String.raw`${alternation(String.raw`
    \bnhs\b|\bhospitals?\b|\bhealth board\b|\btheatres?\b|\bward\b|\bclinic\b|\bsurgery\b
    \bmedical (?:centre|practice)\b|\bhealth centre\b|\bgp practice\b|\bnuffield health\b
    \bspire healthcare\b|\bramsay health\b|\bbmi healthcare\b|\bcircle health\b`)}`,
)
const NHS = /\bnhs\b|\bhealth board\b/
const CARE_HOME = new RegExp(
  String.raw`${alternation(String.raw`
    \bcare homes?\b|\bnursing homes?\b|\bresidential\b|\bdomiciliary\b|\bhome ?care\b
    \bsupported living\b|\blive[- ]in\b|\bcare (?:ltd|limited|services|group)\b`)}`,
)
const CHILDREN = /\bchild(?:ren)?(?:'s|s)?\b|\byoung (?:people|person)/
/** A school’s site manager looks after its buildings. */
const SCHOOL = /\b(?:school|academy|academies|college|multi academy trust|federation)\b/
const CARETAKER = '6232'
const CODES_OF_CARE = new Set(['6135', '6136', '6131'])
const [HOSPITAL_ASSISTANT, CARE_WORKER, SENIOR_CARE_WORKER, HOUSE_PARENT] = [
  '6131',
  '6135',
  '6136',
  '6134',
]

/**
 * Adjusts an occupation to the employer: the same title is another occupation in a hospital than in a care home. If the
 * employer does not decide, suggests the closed code and names the other one.
 */
export function adjustForEmployer(suggested: Suggested, around: string): Suggested {
  const where = around.toLowerCase()
  if (suggested.matched === 'site manager' && SCHOOL.test(where))
    return addOther(suggested, CARETAKER)
  if (!CODES_OF_CARE.has(suggested.code)) return suggested
  const isHospital = HOSPITAL.test(where) && !CARE_HOME.test(where)
  const isHealthcare =
    suggested.others.includes(HOSPITAL_ASSISTANT) || suggested.code === HOSPITAL_ASSISTANT
  if (isHealthcare && NHS.test(where) && !CARE_HOME.test(where)) return inNhs(suggested)
  if (isHealthcare && suggested.code === CARE_WORKER && isHospital) {
    return replaceCode(suggested, HOSPITAL_ASSISTANT, CARE_WORKER)
  }
  if (isHospital && suggested.code !== HOSPITAL_ASSISTANT)
    return addOther(suggested, HOSPITAL_ASSISTANT)
  if (suggested.code === CARE_WORKER && CHILDREN.test(where))
    return addOther(suggested, HOUSE_PARENT)
  return suggested.code === CARE_WORKER && /\b(?:senior|lead|team leader)\b/.test(where)
    ? addOther(suggested, SENIOR_CARE_WORKER)
    : suggested
}

/** The suggestion for the NHS, which has nursing assistants and no care workers. */
function inNhs(suggested: Suggested): Suggested {
  const others = suggested.others.filter((one) => one !== HOSPITAL_ASSISTANT && one !== CARE_WORKER)
  return { ...suggested, code: HOSPITAL_ASSISTANT, others }
}

function replaceCode(suggested: Suggested, code: string, other: string): Suggested {
  return addOther(
    { ...suggested, code, others: suggested.others.filter((one) => one !== code) },
    other,
  )
}

function addOther(suggested: Suggested, other: string): Suggested {
  return suggested.others.includes(other) || suggested.code === other
    ? suggested
    : { ...suggested, others: [...suggested.others, other] }
}
