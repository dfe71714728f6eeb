import type { LawRule } from '#safety/law/law-rule.ts'
import { PREGNANCY } from './pregnancy.ts'
import { SEX } from './sex.ts'

/** Every rule. Codes never change: decisions are saved under them. */
export const LAW_RULES: readonly LawRule[] = [SEX, PREGNANCY]
