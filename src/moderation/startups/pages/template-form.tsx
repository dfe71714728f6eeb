import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import type { CaseTemplate } from '#founders/cases/founder-case.ts'
import { DESK_TEMPLATES_PATH } from '#founders/founder-paths.ts'
import { CASE_LIMITS } from '#founders/cases/founder-case.ts'

interface TemplateFormProps {
  /** The saved template; null for a new one. */
  template: CaseTemplate | null
  rejection: Rejection | undefined
}

export function editPath({ id }: CaseTemplate): string {
  return `${DESK_TEMPLATES_PATH}?${new URLSearchParams({ edit: id })}`
}

/** Adds, changes or deletes a template. */
export function TemplateForm({ template, rejection }: TemplateFormProps) {
  const action = template ? editPath(template) : DESK_TEMPLATES_PATH
  const field = answersOf(rejection, { ...template })
  return (
    <>
      <PostForm
        id="template-form"
        action={action}
        rejection={rejection}
        submitLabel="Save"
        aside={template && <ButtonLink href={DESK_TEMPLATES_PATH}>Do not change it</ButtonLink>}
      >
        <TextField
          {...field('title')}
          label="Title"
          autoComplete="off"
          maxLength={CASE_LIMITS.templateTitle}
        />
        <TextArea {...field('text')} label="Text" rows={10} maxLength={CASE_LIMITS.message} />
      </PostForm>
      {template && (
        <Disclosure summary="Delete this template">
          <form method="post" action={`${action}&do=delete`}>
            <Button type="submit" tone="danger" icon="trash">
              Delete it for good
            </Button>
          </form>
        </Disclosure>
      )}
    </>
  )
}
