import { KEY_LIMITS } from '#hiring/partner-api/partner-keys.ts'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { RadioGroup } from '#platform/ui/choices/radio-group.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'

const MODES = [
  {
    value: 'staging',
    label: 'For trying it out',
    hint: `Only you see its jobs, on this page. They are deleted after ${KEY_LIMITS.stagingDays} days.`,
  },
  { value: 'live', label: 'For real jobs', hint: 'Its jobs are public, like those you post here.' },
]
const SCOPES = [
  { value: 'write', label: 'Read and write', hint: 'It posts, changes and closes jobs.' },
  { value: 'read', label: 'Only read', hint: 'It lists your jobs and changes nothing.' },
]

interface KeyFormProps {
  /** The page’s path. */
  path: string
  rejection: Rejection | undefined
}

export function KeyForm({ path, rejection }: KeyFormProps) {
  return (
    <PostForm
      id="key-form"
      action={`${path}?form=create`}
      rejection={rejection}
      submitLabel="Make the key"
    >
      <TextField
        {...answersOf(rejection)('name')}
        label="Name of the system"
        hint="So that you and your colleagues recognise the key."
        maxLength={KEY_LIMITS.name}
        autoComplete="off"
      />
      <RadioGroup
        name="mode"
        label="What it is for"
        options={MODES}
        defaultValue={rejection?.values.mode ?? 'staging'}
      />
      <RadioGroup
        name="scope"
        label="What it may do"
        options={SCOPES}
        defaultValue={rejection?.values.scope ?? 'write'}
      />
    </PostForm>
  )
}
