import type { Rejection } from '#app/forms/rejection.ts'
import type { ArrivalTrack } from '#contract/arrival.ts'

/** What came back of a form, and of which. */
export type ArrivalRejection = Rejection & { kind?: string }

/** What every part of a step is about. */
export interface StepParts {
  track: ArrivalTrack
  path: string
  canTick: boolean
  rejection: ArrivalRejection | undefined
}
