import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { templatesPath } from '#organisations/model/organisation-paths.ts'
import { TEMPLATE_KINDS } from '#hiring/templates/template-words.ts'
import styles from './templates.module.css'

interface TemplateFieldsProps {
  organisationId: string
  /** Null for a new one. */
  template: { id: string; name: string; kind: string; body: string; version: string } | null
  limits: { name: number }
  rejection: Rejection | undefined
}

/** The fields of a template, new or existing. */
export function TemplateFields({
  organisationId,
  template,
  limits,
  rejection,
}: TemplateFieldsProps) {
  const path = templatesPath(organisationId)
  const suffix = template ? `-${template.id}` : ''
  const query = template ? `&template=${template.id}` : ''
  const answer = answersOf(rejection, { ...template })
  const field = (name: 'name' | 'kind' | 'body') => ({ ...answer(name), id: `${name}${suffix}` })
  return (
    <>
      <Form method="post" action={`${path}?form=save${query}`} className={styles.form}>
        <PageOwner />
        {rejection && <ErrorSummary errors={rejection.errors} />}
        <TextField
          {...field('name')}
          label="Name"
          hint="For you and your colleagues."
          maxLength={limits.name}
        />
        <Select
          {...field('kind')}
          label="For"
          options={Object.entries(TEMPLATE_KINDS).map(([value, label]) => ({ value, label }))}
        />
        <TextArea
          {...field('body')}
          label="Text"
          hint="{name} becomes the applicant’s name, {job} the title of the job."
          rows={8}
        />
        {/* If a colleague changed the template meanwhile, saving again overwrites that version. */}
        <input type="hidden" name="version" value={template?.version ?? ''} />
        <Button type="submit" tone="primary">
          {template ? 'Save the text' : 'Add the text'}
        </Button>
      </Form>
      {template && (
        <Form method="post" action={`${path}?form=delete${query}`}>
          <PageOwner />
          <Button type="submit" tone="quiet" icon="trash">
            Delete ‘{template.name}’
          </Button>
        </Form>
      )}
    </>
  )
}
