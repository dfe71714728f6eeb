import { alternation } from '#platform/text/alternation.ts'
import type { PayBand } from '#sponsorship/model/facts.ts'
import { parseNhsBand, type BandedAdvert } from './nhs-band.ts'

const TEACHERS: readonly [string, RegExp][] = [
  ['teacher-unqualified', /\bunqualified teacher/],
  [
    'teacher-leadership',
    /\b(?:deputy|assistant|associate|vice|acting deputy)[ -](?:head ?teachers?|head of school|principal teacher|heads?\b(?! of))/,
  ],
  [
    'teacher-head',
    /^(?:executive )?head ?(?:teacher|master|mistress)\b|\bhead ?teacher\b(?!s? ?'?s? (?:pa|assistant|secretary))/,
  ],
  [
    'teacher-leading-practitioner',
    /\blead(?:ing)? practitioner\b.*\bteach|\bteach.*\blead(?:ing)? practitioner\b/,
  ],
]
const TEACHER = /\bteacher\b/
const NO_TEACHER = new RegExp(
  String.raw`\b${alternation(String.raw`
    trainee|training|assistant|tefl|esol|efl|tutor|trainer|examiner|support|dance|yoga
    swimming|driving|unqualified|cover`)}\b`,
)
/** Early career teachers are qualified ones. */
const QUALIFIED = new RegExp(
  String.raw`\b${alternation(String.raw`
    qualified teachers?|qts|nqts?|ects?|early career teachers?|newly qualified teachers?
    main pay (?:scale|range)|upper pay (?:scale|range)|mps|mpr|ups|upr`)}\b`,
)
const DOCTORS: readonly [string, RegExp][] = [
  [
    'doctor-gp',
    /\b(?:salaried (?:gp|general practitioner)|(?:gp|general practitioner)\b(?=.*\bsalaried))/,
  ],
  ['doctor-specialty', /\bspeciality doctor|\bspecialty doctor/],
  ['doctor-f1', /\b(?:foundation year 1|fy ?1|f1)\b.*\bdoctor\b/],
  ['doctor-f2', /\b(?:foundation year 2|fy ?2|f2)\b.*\bdoctor\b/],
  [
    'doctor-consultant',
    new RegExp(
      String.raw`^(?:locum |nhs |substantive |fixed term |part time )*consultant (?:in |(?:[a-z&-]+ ){0,3})${alternation(String.raw`
    psychiatr|an(?:ae|e)sthe|radiolog|cardiolog|neurolog|h(?:ae|e)matolog|histopatholog
    p(?:ae|e)diatric|geriatric|gastroenterolog|rheumatolog|surg|physician|ophthalmolog
    oncolog|obstetric|gyn(?:ae|e)colog|emergency medicine|acute medicine|intensive care
    palliative medicine|dermatolog|nephrolog|microbiolog|stroke|orthop|urolog
    respiratory medicine|endocrin|neonat|patholog|renal medicine|general medicine
    elderly medicine`)}\w*$`,
    ),
  ],
]
const SEVERAL = /[/|]|\bor\b/

/** The pay band that the employer chose, else the one that the advert names. */
export function parsePayBand(chosen: string | null, advert: BandedAdvert): PayBand | null {
  if (chosen) return { key: chosen, origin: 'employer' }
  const band = parseNhsBand(advert)
  const key = band ? `afc-${band}` : (teacherBand(advert) ?? doctorBand(advert.title))
  return key ? { key, origin: 'advert' } : null
}

function teacherBand({ title, payText, description }: BandedAdvert): string | null {
  const lowerTitle = title.toLowerCase()
  const [leading] = TEACHERS.find(([, pattern]) => pattern.test(lowerTitle)) ?? []
  if (leading) return leading
  if (!TEACHER.test(lowerTitle) || NO_TEACHER.test(lowerTitle)) return null
  const text = `${lowerTitle} ${(payText ?? '').toLowerCase()} ${description.toLowerCase()}`
  return QUALIFIED.test(text) && !/\bunqualified\b/.test(text) ? 'teacher-qualified' : null
}

function doctorBand(title: string): string | null {
  const lowerTitle = title.toLowerCase().trim()
  if (SEVERAL.test(lowerTitle)) return null
  return DOCTORS.find(([, pattern]) => pattern.test(lowerTitle))?.[0] ?? null
}
