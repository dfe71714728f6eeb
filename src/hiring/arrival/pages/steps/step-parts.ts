import type { Rejection } from '#platform/forms/pages/rejection.ts'
import type { ArrivalTrack } from '#hiring/arrival/arrival.schema.ts'

/** A rejected form and which one it was. */
export type ArrivalRejection = Rejection & { kind?: string }

/** Props shared by the parts of a step. */
export interface StepParts {
  track: ArrivalTrack
  path: string
  canTick: boolean
  rejection: ArrivalRejection | undefined
}
