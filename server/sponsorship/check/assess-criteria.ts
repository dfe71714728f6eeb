import type { CheckResult, PersonalResult } from '#contract/sponsorship/check.ts'
import type { CheckContext } from './context/check-context.ts'
import { checkLicence } from './licence/check-licence.ts'
import { checkOccupation } from './occupation/check-occupation.ts'
import { checkPay } from './pay/check-pay.ts'
import { checkPerson } from './person/check-person.ts'
import { checkWording } from './wording/check-wording.ts'

export interface Results {
  lines: CheckResult[]
  personal: PersonalResult[]
}

/** What every line says on a day. */
export function assessCriteria(context: CheckContext, isPersonal: boolean): Results {
  return {
    lines: [
      { name: 'licence', ...checkLicence(context) },
      { name: 'occupation', ...checkOccupation(context) },
      { name: 'pay', ...checkPay(context) },
      { name: 'wording', ...checkWording(context) },
    ],
    personal: isPersonal ? checkPerson(context) : [],
  }
}
