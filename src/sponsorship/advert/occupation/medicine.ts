import { alternation } from '#platform/text/alternation.ts'

type Suggested = { code: string; matched: string | null; others: string[] }

const SPECIALTY = new RegExp(
  String.raw`^${alternation(String.raw`
    psychiatr|anaesthe|radiolog|cardiolog|neurolog|haematolog|histopatholog|paediatric
    geriatric|gastroenterolog|rheumatolog|surg|physician|ophthalmolog|oncolog|obstetric
    gynaecolog|dermatolog|nephrolog|microbiolog|orthop|urolog|endocrin|neonat|patholog
    virolog|immunolog|hepatolog|genetic(?:ist|s)|neurophysiolog|audiovestibul|intensivist|neurosurg
    otolaryngolog`)}`,
)
const FIELDS = new RegExp(
  String.raw`\b${alternation(String.raw`
    emergency medicine|acute (?:internal )?medicine|intensive care|critical care medicine
    palliative (?:care|medicine)|respiratory(?: medicine)?|renal medicine
    general (?:internal )?medicine|elderly medicine|stroke(?: medicine)?
    old(?:er)? (?:age|adult|people) psychiatry|rehabilitation medicine|sexual health
    genitourinary medicine|infectious disease|occupational medicine|public health medicine
    diabete and endocrinology|medicine for the elderly|care of the elderly|breast|colorectal
    vascular|ent\b|transplant|trauma`)}`,
)
const NO_DOCTOR = new RegExp(
  String.raw`\b${alternation(String.raw`
    nurse|midwife|psychologist|therapist|physiotherapist|psychotherapist|practitioner
    pharmacist|radiographer|scientist|social worker|secretary|manager|pa|sale|technician
    recruitment|podiatrist|dietitian|nursing|consultant connect|engineer|coordinator`)}\b`,
)

/** Finds hospital consultants; ‘consultant’ alone may be any adviser. */
export function findConsultant(parts: string[][]): Suggested | null {
  const words = parts.flat()
  if (!words.includes('consultant')) return null
  const all = words.join(' ')
  if (NO_DOCTOR.test(all)) return null
  if (!words.some((word) => SPECIALTY.test(word)) && !FIELDS.test(all)) return null
  return { code: '2212', matched: 'consultant (hospital service)', others: [] }
}
