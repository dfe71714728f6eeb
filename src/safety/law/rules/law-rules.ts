import type { LawRule } from '#safety/law/law-rule.ts'
import { AGE } from './age.ts'
import { DISABILITY } from './disability.ts'
import { DOCUMENTS } from './documents.ts'
import { FAMILY } from './family.ts'
import { HIRE_OUT, SELF_EMPLOYED } from './hire-out.ts'
import { MINIMUM_WAGE } from './minimum-wage.ts'
import { PREGNANCY } from './pregnancy.ts'
import { RACE } from './race.ts'
import { RED_LIST } from './red-list.ts'
import { RELIGION } from './religion.ts'
import { REPAYMENT, SPONSOR_COSTS } from './repayment.ts'
import { SEX } from './sex.ts'

/** Every rule. Codes never change: decisions are saved under them. */
export const LAW_RULES: readonly LawRule[] = [
  SEX,
  AGE,
  RACE,
  RELIGION,
  PREGNANCY,
  DISABILITY,
  FAMILY,
  MINIMUM_WAGE,
  HIRE_OUT,
  SELF_EMPLOYED,
  REPAYMENT,
  SPONSOR_COSTS,
  DOCUMENTS,
  RED_LIST,
]
