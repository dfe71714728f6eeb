import { z } from 'zod'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import { TEMPLATE_LIMITS } from '#hiring/templates/template-limits.ts'
import { Line } from '#platform/primitives/texts.schema.ts'

/** An advert that an organisation starts new jobs from. */
export interface PostingTemplate {
  id: Id
  name: string
  organisation: string
  jobTitle: string
  updatedAt: Timestamp
}

const name = Line({
  limit: TEMPLATE_LIMITS.name,
  called: 'The name',
  missing: 'Give the template a name, such as ‘Night nurse’.',
})

/** The source to save: a job’s id, or `NEW_POSTING` for the advert being written. */
export const NewTemplate = z.object({
  name,
  job: z.string().max(36).default('').pipe(z.string().min(1, 'Choose the advert to save.')),
})
export type NewTemplate = z.infer<typeof NewTemplate>

export const TemplateDeletion = z.object({ template: z.string().max(36).default('') })
export type TemplateDeletion = z.infer<typeof TemplateDeletion>

export const TemplateName = TemplateDeletion.extend({ name })
export type TemplateName = z.infer<typeof TemplateName>

export const TEMPLATE_PROBLEMS = {
  taken:
    'Your organisation has a template with this name. Choose another name, or rename that one.',
  full: `Your organisation has ${TEMPLATE_LIMITS.count} templates, and more would be hard to find. Delete one first.`,
  nothing: 'There is nothing to save yet. Write the job title first.',
  noOrganisation:
    'Templates belong to an organisation, and none of yours has this company name. Publish the first job under it, then save it as a template.',
} as const
