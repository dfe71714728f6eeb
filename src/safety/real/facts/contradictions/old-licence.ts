import type { PlainText } from '../../plain-text.ts'
import type { Misfit } from '../../reasons.ts'

const YEAR = String.raw`(20[0-3]\d|19[4-9]\d)`
/** Since when somebody may sponsor. */
const LICENSED = new RegExp(
  String.raw`\b(?:licen[cs]ed?|sponsor(?:s|ing|ed)?)\b[^.!?\n\d]{0,50}?\b(?:since|from|in|for years, since) (?:\w+ )?${YEAR}\b|\bsince (?:\w+ )?${YEAR}\b[^.!?\n\d]{0,40}\b(?:licen[cs]e|sponsor)`,
  'u',
)
const BEGUN = String.raw`\b(?:(?:was|were|is|been|newly|only|just|brand new,?|company|firm|business|ltd|limited) )(?:[a-z]+ ){0,3}?(?:founded|incorporated|registered|established|started|set up|created|formed|opened|launched|born)|\b(?:founded|incorporated|established|set up|started (?:the|our|this|my) (?:company|business|firm)|opened (?:the|our|this|my) (?:company|business|firm)|brand new|start-?up)\b`
/** When somebody began, in a year or not long ago. */
const FOUNDED = new RegExp(
  String.raw`(?:${BEGUN})[^!?\n]{0,40}?\b(?:(last (?:month|week|year)|this (?:month|year|week|summer|spring|autumn)|\w+ (?:weeks?|months?) ago)|(?:in |on |since |\d )?(?:\w+ )?${YEAR})\b`,
  'u',
)
/** The register of sponsors opened in November 2008. */
const FIRST_YEAR = 2008

/** A licence to sponsor that is older than its holder, or than all licences. */
export function findOldLicence({ text }: PlainText, thisYear: number): Misfit[] {
  const licensed = LICENSED.exec(text)
  if (!licensed) return []
  const since = Number(licensed[1] ?? licensed[2])
  const said = { from: licensed.index, to: licensed.index + licensed[0].length }
  if (since < FIRST_YEAR) return [{ reason: 'wrong-rule', ...said }]
  const founded = FOUNDED.exec(text)
  if (!founded) return []
  const begun = Number(founded[2] ?? thisYear)
  if (begun <= since) return []
  const start = { from: founded.index, to: founded.index + founded[0].length }
  return [start, said].map((range) => ({ reason: 'contradiction', ...range }))
}
