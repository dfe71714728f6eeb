import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect, type SubmitEvent } from 'react'
import type { z } from 'zod'

export interface FormCheck {
  /** Prevents the event where the form is not complete. */
  onSubmit(event: SubmitEvent<HTMLFormElement>): void
  errors: Record<string, string>
}

interface FormCheckerProps {
  formId: string
  schema: z.ZodType
  onChange(check: FormCheck): void
  /** Called with the first error when the form was sent and is not complete. */
  onReject(error: string): void
}

/**
 * Checks a form in the browser with the schema the server uses: when it is sent, and from then on while
 * it is corrected. It shows nothing itself, so that it can be loaded once someone uses the form.
 */
export function FormChecker({ formId, schema, onChange, onReject }: FormCheckerProps) {
  const [form] = useForm({
    id: formId,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate({ formData }) {
      const submission = parseWithZod(formData, { schema, disableAutoCoercion: true })
      // The status of a check while a field is corrected is undefined.
      if (submission.status === 'error') {
        const [messages] = Object.values(submission.error ?? {})
        if (messages?.[0]) onReject(messages[0])
      }
      return submission
    },
  })
  const { onSubmit, allErrors } = form
  const errors = JSON.stringify(
    Object.entries(allErrors).map(([field, messages]) => [field, messages[0]]),
  )
  useEffect(() => {
    onChange({ onSubmit, errors: Object.fromEntries(JSON.parse(errors)) })
  }, [onSubmit, errors, onChange])
  return null
}
