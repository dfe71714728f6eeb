import { today } from '#platform/primitives/time/today.ts'
import type { PlainText } from '../../plain-text.ts'
import type { Misfit } from '../../reasons.ts'
import { findOldLicence } from './old-licence.ts'
import { findPairs } from './pairs.ts'
import { findTwoEmployers } from './two-employers.ts'
import { findTwoJobs } from './two-jobs.ts'
import { findTwoSums } from './two-sums.ts'

/** Facts of a text that exclude each other, whoever wrote it. */
export function findContradictions(plain: PlainText): Misfit[] {
  return [
    ...findPairs(plain),
    ...findTwoJobs(plain),
    ...findTwoEmployers(plain),
    ...findTwoSums(plain),
    ...findOldLicence(plain, Number(today().slice(0, 4))),
  ]
}
