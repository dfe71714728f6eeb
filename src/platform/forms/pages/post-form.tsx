import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type SubmitEvent,
  type ReactNode,
} from 'react'
import { Form, useNavigation } from 'react-router'
import type { z } from 'zod'
import { Button } from '#platform/ui/buttons/button.tsx'
import { DOUBLE_TAP } from '#platform/ui/buttons/double-tap.ts'
import { Progress } from '#platform/ui/toast/progress.tsx'
import { loadToasts, showToast } from '#platform/ui/toast/toaster.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormErrorsContext, useFormErrors } from './form-errors.ts'
import styles from './post-form.module.css'
import type { Rejection } from './rejection.ts'
import { Returnable } from './use/returnable.tsx'
import { useFormCheck } from './use/use-form-check.ts'
import type { FormSender } from './use/use-upload.ts'

interface PostFormProps extends Omit<ComponentProps<typeof Form>, 'method' | 'className'> {
  id: string
  action: string
  /** The page's rejection: its form was sent earlier, or without a script. */
  rejection: Rejection | undefined
  submitLabel: string
  /** The button's name and value, if the form has several buttons. */
  submit?: { name: string; value: string }
  /** Sends the form in the browser; by default it navigates. */
  sender?: FormSender
  /**
   * Loads the schema the server uses, to check the form in the browser too. It must be the same function at each
   * render.
   */
  loadSchema?: () => Promise<z.ZodType>
  /** Danger is for actions that cannot be undone. */
  tone?: 'primary' | 'secondary' | 'danger'
  /** The duration of a rejection's toast, in milliseconds; 5000 by default. */
  toastMs?: number
  /** Shown next to the button. */
  aside?: ReactNode
}

/** A form checked by the server. Without a script it posts itself; with one its page stays. */
export function PostForm({
  rejection: pageRejection,
  submitLabel,
  submit: pressed,
  sender,
  loadSchema,
  tone = 'primary',
  toastMs,
  aside,
  children,
  onSubmit,
  onInput,
  ...form
}: PostFormProps) {
  const [isUsed, setIsUsed] = useState(false)
  const check = useFormCheck(form.id, isUsed ? loadSchema : undefined)
  const isNavigating = useIsNavigating(form.action)
  const isSending = sender?.isSending ?? isNavigating
  const rejection =
    sender?.rejection === undefined ? pageRejection : (sender.rejection ?? undefined)
  const { errors, setError } = useFormErrors(rejection, check.errors)
  const submit = useRef<HTMLButtonElement>(null)
  const sentAt = useRef(-DOUBLE_TAP)
  // Submitted before the checks were loaded: sent once they load or fail to.
  const waiting = useRef<{ form: HTMLFormElement; submitter: HTMLElement | null }>(null)
  useEffect(() => {
    if (!check.isReady || !waiting.current) return
    const { form, submitter } = waiting.current
    waiting.current = null
    // The browser may still be dispatching the submit event that set it, and ignores another one meanwhile.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      form.requestSubmit(submitter)
    })
    port1.start()
    port2.postMessage(null)
  }, [check.isReady])
  // Once it has been answered, another press is meant.
  useEffect(() => {
    if (!isSending) sentAt.current = -DOUBLE_TAP
  }, [isSending])
  useRejection(rejection, { formId: form.id, toastMs })

  function use() {
    setIsUsed(true)
    void loadToasts()
    sender?.load?.()
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    // A second click while the form is being sent does nothing, nor one before the page shows that it is.
    if (isSending || event.timeStamp < sentAt.current + DOUBLE_TAP) return event.preventDefault()
    const submitter = event.nativeEvent.submitter
    const isChecked = loadSchema && !submitter?.hasAttribute('formnovalidate')
    if (isChecked && !check.isReady) {
      event.preventDefault()
      waiting.current = { form: event.currentTarget, submitter }
      return use()
    }
    const problem = isChecked ? check.findProblem(event.currentTarget) : undefined
    if (problem !== undefined) {
      event.preventDefault()
      return showToast('error', problem, toastMs)
    }
    const file = findWrongFile(event.currentTarget)
    if (file) {
      event.preventDefault()
      showToast('error', file.validationMessage, toastMs)
      return file.focus()
    }
    sentAt.current = event.timeStamp
    onSubmit?.(event)
    if (!sender || event.defaultPrevented) return
    event.preventDefault()
    sender.send(event.currentTarget)
  }

  return (
    <FormErrorsContext value={{ errors, setError }}>
      <Form
        {...form}
        method="post"
        className={styles.form}
        noValidate={form.noValidate ?? check.hasSchema}
        onFocus={use}
        onInput={(event) => {
          onInput?.(event)
          const { name } = event.target as Partial<HTMLInputElement>
          if (name && rejection?.errors[name]) setError(name, null)
        }}
        onSubmit={send}
      >
        {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} />}
        <Returnable form={form.id}>{children}</Returnable>
        {typeof sender?.progress === 'number' && (
          <Progress label="Sending" value={sender.progress} />
        )}
        <div className={styles.actions}>
          <Button {...pressed} ref={submit} type="submit" tone={tone} loading={isSending}>
            {submitLabel}
          </Button>
          {sender?.cancel && isSending && (
            <Button
              tone="quiet"
              onClick={() => {
                sender.cancel?.()
                submit.current?.focus()
              }}
            >
              Cancel
            </Button>
          )}
          {aside}
        </div>
      </Form>
    </FormErrorsContext>
  )
}

function useIsNavigating(action: string) {
  const { state, formAction, formMethod } = useNavigation()
  return state !== 'idle' && formMethod === 'POST' && formAction === action
}

/** A file that its field has rejected. */
function findWrongFile(form: HTMLFormElement) {
  const files = form.querySelectorAll<HTMLInputElement>('input[type=file]')
  return Array.from(files).find(({ validity }) => validity.customError)
}

/** Shows the first error as a toast and leads to its field. */
function useRejection(
  rejection: Rejection | undefined,
  { formId, toastMs }: { formId: string; toastMs: number | undefined },
) {
  const isFirst = useRef(true)
  useEffect(() => {
    // A page that came with errors may hydrate while someone is correcting them.
    const isTyping = isFirst.current && document.activeElement?.matches('input, textarea, select')
    isFirst.current = false
    const [first] = Object.entries(rejection?.errors ?? {})
    if (!first) return
    const [field, message] = first
    showToast('error', message, toastMs)
    if (isTyping) return
    const form = document.getElementById(formId)
    const control = field && form?.querySelector(`[name="${CSS.escape(field)}"]:not([type=hidden])`)
    const target = control || form?.querySelector('[role=alert]')
    if (target instanceof HTMLElement) target.focus()
  }, [rejection, formId, toastMs])
}
