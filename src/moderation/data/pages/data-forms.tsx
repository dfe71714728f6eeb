import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { FileField } from '#platform/ui/fields/file-field.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { DATA_PATH } from '#moderation/desk/admin-paths.ts'
import { PAGE_LIMIT, REGISTER_LIMIT } from '#moderation/data/data-limits.ts'

const PAGE_RULES = {
  accept: '.html,.htm,.md,.txt',
  bytes: PAGE_LIMIT,
  wrongType: 'Choose a page saved as HTML.',
  tooLarge: 'This file is larger than 5 MB. Save the page as HTML, without its pictures.',
}
const REGISTER_RULES = {
  accept: '.csv,.gz',
  bytes: REGISTER_LIMIT,
  wrongType: 'Choose the CSV file from GOV.UK.',
  tooLarge: 'This file is larger than 60 MB. The register has about 15 MB.',
}

interface FormProps {
  rejection: Rejection | undefined
}

/** A saved page, to be compared with the rules in force. */
export function PageForm({ rejection }: FormProps) {
  return (
    <PostForm
      id="compare-form"
      action={`${DATA_PATH}?do=compare`}
      encType="multipart/form-data"
      noValidate
      rejection={rejection}
      submitLabel="Show what differs"
      tone="secondary"
    >
      <FileField
        name="page"
        label="Page of the Immigration Rules"
        hint="Save Appendix Skilled Worker, Skilled Occupations or Immigration Salary List as HTML. Nothing is stored."
        rules={PAGE_RULES}
        error={rejection?.errors.page}
      />
    </PostForm>
  )
}

/** The register as a file, with what its name does not say. */
export function RegisterForm({ rejection }: FormProps) {
  const errors = rejection?.errors ?? {}
  return (
    <PostForm
      id="register-form"
      action={`${DATA_PATH}?do=register`}
      encType="multipart/form-data"
      noValidate
      rejection={rejection}
      submitLabel="Upload the register"
    >
      <FileField
        name="register"
        label="CSV file of the register of workers"
        hint="From GOV.UK, as it is or packed with gzip."
        rules={REGISTER_RULES}
        error={errors.register}
      />
      <TextField
        name="published"
        label="Day of the register"
        hint="As in 2026-11-27. Only if the file’s name does not say it."
        maxLength={10}
        error={errors.published}
        optional
      />
      <TextField
        name="columns"
        label="Columns"
        hint="Only for a file whose headings have changed: what the message says after --columns."
        maxLength={500}
        spellCheck={false}
        error={errors.columns}
        optional
      />
      <Checkbox
        name="evenIfSmaller"
        label="Load it even if more than 3 % of the organisations are missing"
      />
    </PostForm>
  )
}
