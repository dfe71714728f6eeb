import { withoutGenderMarks } from '#board/jobs/import/text/gender-marks.ts'

const BRACKETS = /\([^)]*\)?|\[[^\]]*\]?/g
const CONTROL_CHARACTERS = /\p{Cc}+/gu
// 'Band 5/6', 'Level 3', '2 x', 'full-time': details of one job.
const DETAILS =
  /\b(?:band|grade|level|ward|year|tier)s? ?\d+[a-z]?(?: ?(?:[-/&,]|or|to) ?\d*[a-d]?\b)*|^\d+ ?x\b|\b(?:full|part)[ -]?time\b|\b(?:permanent|temporary|fixed[ -]term|fully remote|immediate start|urgent)\b/gi
const SEPARATORS = /\s[-–—/]+\s?|[-–—]+\s|[|:;,•*]/
// 'Nurse C7', 'Porter 1234', 'Engineer remote'.
const LAST_DETAIL = /\d|^(?:remote|hybrid|nights?|days?|ftc|perm|temp|and|&)$/i
// 'Co-ordinator' and 'Coordinator' are one word.
const SHORT_PREFIX = /(?<!\p{L})(\p{L}{1,2})-(?=\p{L})/gu
const SMALL_WORDS = new Set('a and at de des du for in la le of on or the to with'.split(' '))

/**
 * A title without the details of one job, so that adverts for the same work share it: 'Staff Nurse' for
 * 'BAND 5 STAFF NURSE (Nights) - Ward 7, Leeds'. Empty if nothing is left.
 */
export function toShortTitle(title: string): string {
  const plain = withoutGenderMarks(title)
    .replaceAll(CONTROL_CHARACTERS, ' ')
    .replaceAll(BRACKETS, ' ')
    .replaceAll(DETAILS, ' ')
  const parts = plain.split(SEPARATORS).map(withoutLastDetails)
  const [name = ''] = parts.filter((part) => /\p{L}{2}/u.test(part))
  return capitalize(name)
}

/** The words of a title for comparing: lower case, without accents and plural endings. */
export function toTitleWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(SHORT_PREFIX, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (/[^siu]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word))
}

function withoutLastDetails(part: string): string {
  const words = part.trim().split(/\s+/)
  while (words.length > 1 && LAST_DETAIL.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

/** Title case. Only if all of it is in capitals, long words are put in lower case: 'Night Nurse ICU'. */
function capitalize(name: string): string {
  const isShouted = name === name.toUpperCase()
  return name
    .split(' ')
    .map((word, index) => {
      if (index > 0 && SMALL_WORDS.has(word.toLowerCase())) return word.toLowerCase()
      const rest = isShouted && word.length > 3 ? word.slice(1).toLowerCase() : word.slice(1)
      return word.slice(0, 1).toUpperCase() + rest
    })
    .join(' ')
}
