import { useEffect, useState, type ComponentProps, type SubmitEvent, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { z } from 'zod'
import { Button } from '#app/ui/button.tsx'
import { loadToasts, showToast } from '#app/ui/toaster.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { FormCheck, FormChecker } from './form-checker.tsx'
import { FormErrorsContext } from './form-errors.ts'
import styles from './post-form.module.css'
import type { Rejection } from './rejection.ts'

interface PostFormProps extends Omit<ComponentProps<typeof Form>, 'method' | 'className'> {
  id: string
  action: string
  rejection: Rejection | undefined
  submitLabel: string
  /**
   * Loads the schema the server checks the form with, for the same checks in the browser. It must be the
   * same function at each render.
   */
  loadSchema?: () => Promise<z.ZodType>
  /** Danger for what cannot be undone. */
  tone?: 'primary' | 'secondary' | 'danger'
  /** How long a rejection is shown as a toast, in milliseconds; 5000 by default. */
  toastMs?: number
  /** Shown beside the button. */
  aside?: ReactNode
}

/** A form the server checks. Without a script it posts itself; with one its page stays. */
export function PostForm({
  rejection,
  submitLabel,
  loadSchema,
  tone = 'primary',
  toastMs,
  aside,
  children,
  onSubmit,
  ...form
}: PostFormProps) {
  const [isUsed, setIsUsed] = useState(false)
  const [check, setCheck] = useState<FormCheck | null>(null)
  const isSending = useIsSending(form.action)
  useRejection(rejection, { formId: form.id, toastMs })
  const errors = check ? check.errors : (rejection?.errors ?? {})

  function use() {
    setIsUsed(true)
    void loadToasts()
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    // A second press while the form is on its way does nothing.
    if (isSending) return event.preventDefault()
    check?.onSubmit(event)
    if (!event.defaultPrevented) onSubmit?.(event)
  }

  return (
    <FormErrorsContext value={check && check.errors}>
      <Form
        {...form}
        method="post"
        className={styles.form}
        noValidate={form.noValidate ?? check !== null}
        onFocus={use}
        onSubmit={send}
      >
        {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} />}
        {children}
        <div className={styles.actions}>
          <Button type="submit" tone={tone} loading={isSending}>
            {submitLabel}
          </Button>
          {aside}
        </div>
      </Form>
      {isUsed && loadSchema && (
        <LateChecker
          formId={form.id}
          loadSchema={loadSchema}
          rejection={rejection}
          onChange={setCheck}
          onReject={(error) => showToast('error', error, toastMs)}
        />
      )}
    </FormErrorsContext>
  )
}

function useIsSending(action: string) {
  const { state, formAction, formMethod } = useNavigation()
  return state !== 'idle' && formMethod === 'POST' && formAction === action
}

/** Shows the first error as a toast and leads to its field. */
function useRejection(
  rejection: Rejection | undefined,
  { formId, toastMs }: { formId: string; toastMs: number | undefined },
) {
  useEffect(() => {
    const [first] = Object.entries(rejection?.errors ?? {})
    if (!first) return
    const [field, message] = first
    showToast('error', message, toastMs)
    const form = document.getElementById(formId)
    const control = form instanceof HTMLFormElement && form.elements.namedItem(field)
    const target = control instanceof HTMLElement ? control : form?.querySelector('[role=alert]')
    if (target instanceof HTMLElement) target.focus()
  }, [rejection, formId, toastMs])
}

type FormCheckerProps = ComponentProps<typeof FormChecker>

interface LateCheckerProps extends Omit<FormCheckerProps, 'schema'> {
  loadSchema: () => Promise<z.ZodType>
}

/** The checks and the schema are loaded once someone uses the form. Until then the server checks it. */
function LateChecker({ loadSchema, ...props }: LateCheckerProps) {
  const [loaded, setLoaded] = useState<{ Checker: typeof FormChecker; schema: z.ZodType }>()
  useEffect(() => {
    Promise.all([import('./form-checker.tsx'), loadSchema()]).then(
      ([{ FormChecker: Checker }, schema]) => setLoaded({ Checker, schema }),
      () => {},
    )
  }, [loadSchema])
  return loaded && <loaded.Checker {...props} schema={loaded.schema} />
}
