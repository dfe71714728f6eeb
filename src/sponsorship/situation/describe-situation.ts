import type { Language } from '#platform/languages/language.ts'
import { message, type Message } from '#platform/languages/message.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { mayWorkAlready } from '#sponsorship/check/headline/headline.ts'
import { checkEnglish } from '#sponsorship/check/person/check-english.ts'
import { checkPermission } from '#sponsorship/check/person/check-permission.ts'

/** What a person’s situation means for every job, said once above a list. */
interface SituationNote {
  text: string
  /** Whether to ask when the visa ends. */
  asksEnd: boolean
}

const DAY_MS = 86_400_000

/** Null if the situation means nothing that each job does not say. */
export function describeSituation(
  context: Pick<CheckContext, 'applicant' | 'ruleIndex' | 'date'>,
  { say }: Language,
): SituationNote | null {
  const permission = checkPermission(context)
  if (permission) {
    const { reasonSays = [], todoSays = [], code } = permission
    const more = code === 'after-course' ? describeGraduateVisa(context) : []
    return { text: say(...reasonSays, ...todoSays, ...more), asksEnd: false }
  }
  const { where, permission: visa, visaEndsOn } = context.applicant
  if (where !== 'uk' || visa !== 'graduate') {
    // Lists count what a job says of itself; the level of English is the same for all of them.
    const isLacking = checkEnglish(context).verdict === 'fail'
    return isLacking && !mayWorkAlready(context.applicant, context.date)
      ? { text: say(message('forMe.listEnglish')), asksEnd: false }
      : null
  }
  if (visaEndsOn === null) return { text: say(message('forMe.listWhile')), asksEnd: true }
  const days = Math.round((Date.parse(visaEndsOn) - Date.parse(context.date)) / DAY_MS)
  return {
    text: say(message('forMe.listUntil', { days, date: { date: visaEndsOn } })),
    asksEnd: false,
  }
}

/** How long a Graduate visa lasts that a student applies for next, and from when on it is shorter. */
function describeGraduateVisa({ ruleIndex }: Pick<CheckContext, 'ruleIndex'>): Message[] {
  const months = ruleIndex.rules.figures.graduateMonths?.value
  if (months === undefined) return []
  const next = ruleIndex.later.find(({ rules }) => rules.figures.graduateMonths?.value !== months)
  const later = next?.rules.figures.graduateMonths?.value
  if (!next || later === undefined) return [message('forMe.graduateLasts', { months })]
  const date = { date: next.rules.effectiveFrom }
  return [message('forMe.graduateShorter', { months, date, later })]
}
