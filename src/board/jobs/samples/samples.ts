import { z } from 'zod'
import { JobType, PayPeriod } from '#trade/jobs.schema.ts'
import business from './adverts/business.json' with { type: 'json' }
import dentistry from './adverts/dentistry-pharmacy-labs.json' with { type: 'json' }
import doctors from './adverts/doctors-and-therapists.json' with { type: 'json' }
import engineering from './adverts/engineering-science-land.json' with { type: 'json' }
import communityNursing from './adverts/nursing-community.json' with { type: 'json' }
import hospitalNursing from './adverts/nursing-hospital.json' with { type: 'json' }
import schools from './adverts/schools-hospitality-transport.json' with { type: 'json' }
import communityCare from './adverts/social-care-community.json' with { type: 'json' }
import careHomes from './adverts/social-care-homes.json' with { type: 'json' }
import technology from './adverts/technology.json' with { type: 'json' }

/** A job written by us. Employer, address and people are invented; the place is real. */
export const SampleJob = z.strictObject({
  ref: z.string().regex(/^sample-\d{3}$/),
  title: z.string(),
  employer: z.string(),
  category: z.string(),
  type: JobType.nullable(),
  country: z.string().length(2),
  place: z.string().nullable(),
  postcodeDistrict: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  isRemote: z.boolean(),
  payMin: z.number().nullable(),
  payMax: z.number().nullable(),
  payCurrency: z.string().length(3).nullable(),
  payPeriod: PayPeriod.nullable(),
  payText: z.string().nullable(),
  hoursPerWeek: z.number().nullable(),
  description: z.string(),
  /** Days before the samples are added, so that a new board looks alive. */
  postedDaysAgo: z.number(),
  /** Days after they are added; null if the job stays open. */
  closesInDays: z.number().nullable(),
  applyEmail: z.email(),
})
export type SampleJob = z.infer<typeof SampleJob>

/** The jobs of a new embedded database. */
export const SAMPLES: readonly SampleJob[] = z
  .array(SampleJob)
  .parse([
    ...hospitalNursing,
    ...communityNursing,
    ...doctors,
    ...dentistry,
    ...careHomes,
    ...communityCare,
    ...technology,
    ...business,
    ...engineering,
    ...schools,
  ])
