import { z } from 'zod'
import { ApplicantFilter } from '#hiring/applications/model/applications.schema.ts'
import { Stage } from '#hiring/applications/model/stages.schema.ts'

export const APPLICANT_SEARCH_LIMIT = 100
/** The most questions of a job in the list; the applicant’s page has all. */
export const MOST_QUESTIONS = 8

/** Groups of applicants. Withdrawn ones are in ‘all’ and in their own group. */
export const ApplicantGroup = z.enum(['open', 'waiting', 'unread', ...ApplicantFilter.options])
export type ApplicantGroup = z.infer<typeof ApplicantGroup>

export const ApplicantSort = z.enum(['wait', 'newest', 'name', 'experience', 'word'])
export type ApplicantSort = z.infer<typeof ApplicantSort>

export const ApplicantView = z.enum(['board', 'table'])
export type ApplicantView = z.infer<typeof ApplicantView>

const or = <Schema extends z.ZodType, Value>(schema: Schema, value: Value) =>
  schema.catch(value as never)

/** The page’s query; invalid parts are ignored. */
export const ApplicantQuery = z.object({
  status: or(ApplicantGroup.nullable(), null).default(null),
  view: or(ApplicantView.nullable(), null).default(null),
  q: or(
    z
      .string()
      .transform((text) => text.toWellFormed().replaceAll('\u0000', '').trim())
      .pipe(z.string().max(APPLICANT_SEARCH_LIMIT)),
    '',
  ).default(''),
  /** The questions that they have answered with yes; see `AskedQuestion`. */
  yes: z
    .string()
    .catch('')
    .default('')
    .transform((text) => text.split(',').filter((id) => /^[0-9a-f]{8}$/.test(id)))
    .transform((ids) => [...new Set(ids)].slice(0, MOST_QUESTIONS)),
  sort: or(ApplicantSort, 'wait').default('wait'),
  page: or(z.coerce.number().int().min(1).max(1000), 1).default(1),
})
export type ApplicantQuery = z.infer<typeof ApplicantQuery>

/** An applicant and the stage shown on the page: ‘4f… shortlisted’. */
export const Ticked = z
  .string()
  .max(60)
  .transform((text, context) => {
    const [id = '', stage] = text.split(' ')
    const from = Stage.safeParse(stage)
    if (/^[\w-]{1,36}$/.test(id) && from.success) return { id, from: from.data }
    context.addIssue({ code: 'custom', message: 'Tick them again.' })
    return z.NEVER
  })
export type Ticked = z.infer<typeof Ticked>
