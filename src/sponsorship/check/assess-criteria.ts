import type { PersonalCriterion } from '#trade/headline/criteria.ts'
import type { Line, Result } from './result.ts'
import type { CheckContext } from './context/check-context.ts'
import { checkLicence } from './licence/check-licence.ts'
import { checkOccupation } from './occupation/check-occupation.ts'
import { checkPay } from './pay/check-pay.ts'
import { checkEnglish } from './person/check-english.ts'
import { checkPermission } from './person/check-permission.ts'
import { checkRegistration } from './person/check-registration.ts'
import { checkWording } from './wording/check-wording.ts'

export interface Results {
  lines: Line[]
  personal: (Result & { name: PersonalCriterion })[]
}

/** The result of every criterion on the context’s date. */
export function assessCriteria(context: CheckContext, isPersonal: boolean): Results {
  const occupation = checkOccupation(context)
  const pay = checkPay(context)
  return {
    lines: [
      { name: 'licence', ...checkLicence(context) },
      { name: 'occupation', ...occupation },
      // No pay is enough for work that is closed.
      { name: 'pay', ...pay, needed: occupation.verdict === 'fail' ? null : pay.needed },
      { name: 'wording', ...checkWording(context) },
    ],
    personal: isPersonal ? checkPerson(context) : [],
  }
}

/**
 * The results on a later day. Licence and wording stay: no rule about them has a date. What the register and the employer
 * say then nobody knows.
 */
export function assessAhead(
  context: CheckContext,
  { lines }: Results,
  isPersonal: boolean,
): Results {
  return {
    lines: lines.map((line) => {
      if (line.name === 'occupation') return { name: line.name, ...checkOccupation(context) }
      return line.name === 'pay' ? { name: line.name, ...checkPay(context) } : line
    }),
    personal: isPersonal ? checkPerson(context) : [],
  }
}

/** The results for the person, required by the route whatever the job. */
function checkPerson(context: CheckContext): Results['personal'] {
  const permission = checkPermission(context)
  const registration = checkRegistration(context)
  return [
    ...(permission ? [{ name: 'permission' as const, ...permission }] : []),
    { name: 'english', ...checkEnglish(context) },
    ...(registration ? [{ name: 'registration' as const, ...registration }] : []),
  ]
}
