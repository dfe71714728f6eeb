import type { PageContext } from '#platform/pages/context.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import { addText } from '#hiring/templates/template-words.ts'
import { fillTemplate } from '#hiring/templates/placeholders.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

type Values = Record<string, string>

interface Place {
  page: Pick<PageContext, 'applications' | 'templates'>
  actor: Actor
  key: { jobId: string; id: string }
}

/** Fields that accept a template. */
const FIELDS = new Set(['text', 'words'])

/**
 * The field's text with the chosen template inserted, for pages without scripts.
 * @throws {DomainError} `invalid_input` if no template is chosen
 */
export async function insertTemplate(
  { page, actor, key }: Place,
  values: Values,
  field: string,
): Promise<Values> {
  if (!FIELDS.has(field)) throw new DomainError('bad_request')
  const { job, applicant } = await page.applications.applicants.open(actor, key, { isVisit: false })
  const templates = await page.templates.listAll(actor, job.organisationId)
  const chosen = templates.find(({ id }) => id === values[`template-${field}`])
  if (!chosen) {
    const message = 'Choose a template, then put it in.'
    throw wrongField(`template-${field}`, message)
  }
  const text = fillTemplate(chosen.body, { name: applicant.name, job: job.title })
  return { [field]: addText(values[field] ?? '', text) }
}
