import { z } from 'zod'

const Text = z.string().max(60_000).default('')

/** A posting form as far as it is written. */
export const PostingToRead = z
  .object({
    jobTitle: Text,
    location: Text,
    place: Text,
    description: Text,
    reason: Text,
    payMin: Text,
    payMax: Text,
    payCurrency: Text,
    payPeriod: Text,
    hoursPerWeek: Text,
    occupationCode: Text,
    offersSponsorship: Text,
    ownQuestion1: Text,
    ownQuestion2: Text,
    ownQuestion3: Text,
  })
  .meta({ id: 'PostingToRead' })
export type PostingToRead = z.infer<typeof PostingToRead>

/** A law that a field’s words break, for the person who writes them. */
export const LawNote = z
  .object({
    rule: z.string(),
    level: z.enum(['red', 'amber']).meta({
      description: '‘red’ cannot be published, ‘amber’ needs a lawful reason.',
    }),
    field: z.string(),
    quote: z.string().meta({ description: 'The words; empty for pay.' }),
    sentence: z.string().meta({ description: 'What is wrong, and what to do.' }),
    better: z.string().optional().meta({
      description: 'Words that may stand in place of the quoted ones; empty to leave them out.',
    }),
    law: z.string().meta({ description: 'The section of the law.' }),
    url: z.string(),
    nations: z.array(z.string()).meta({ description: 'The nations of the UK where it holds.' }),
    since: z.iso.date().meta({ description: 'The day since which it holds.' }),
    exception: z
      .string()
      .optional()
      .meta({ description: 'The lawful exception, if there is one.' }),
    refused: z.literal(true).optional().meta({
      description: 'Refused whatever the law: no reason helps, and the desk cannot publish it.',
    }),
    elsewhere: z
      .array(z.object({ law: z.string(), url: z.string(), nations: z.array(z.string()) }))
      .meta({ description: 'Laws of nations where a job in the place written may be, too.' }),
  })
  .meta({ id: 'LawNote' })
export type LawNote = z.infer<typeof LawNote>
