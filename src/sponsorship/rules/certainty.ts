import type { Option } from './rule-set.ts'

/** ‘read in the rules’, ‘reported by 5, not read in the rules’ or ‘not found in the rules’. */
export function describeCertainty({
  certainty,
  reportedBy,
}: Pick<Option, 'certainty' | 'reportedBy'>): string {
  if (certainty === 'confirmed') return 'read in the rules'
  if (certainty === 'unconfirmed') return 'not found in the rules'
  return `reported${reportedBy ? ` by ${reportedBy}` : ''}, not read in the rules`
}
