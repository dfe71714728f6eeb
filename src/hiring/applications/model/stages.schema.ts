import { z } from 'zod'

/** The stages of an application, in the usual order. */
export const Stage = z.enum(['new', 'seen', 'shortlisted', 'interview', 'offered', 'rejected'])
export type Stage = z.infer<typeof Stage>

/** The stages an employer can choose; 'new' and 'seen' are set automatically. */
export const SETTABLE_STAGES = ['shortlisted', 'interview', 'offered', 'rejected'] as const
