import { createContext, use, useMemo, useState } from 'react'
import type { Rejection } from './rejection.ts'

type Errors = Record<string, string>

interface FormErrors {
  errors: Errors
  /** Sets an error found by the field itself, such as a file that is too large; null clears it. */
  setError(name: string, message: string | null): void
}

/** The errors of the surrounding form, by field. */
export const FormErrorsContext = createContext<FormErrors | null>(null)

const NO_ERRORS: Record<string, string | null> = {}

/** A form's errors: the server's, until the field is edited, and those found later in the browser. */
export function useFormErrors(rejection: Rejection | undefined, found: Errors | undefined) {
  const [since, setSince] = useState({ rejection, errors: NO_ERRORS })
  const own = since.rejection === rejection ? since.errors : NO_ERRORS

  return useMemo<FormErrors>(() => {
    const errors: Errors = {}
    for (const [name, message] of Object.entries({ ...rejection?.errors, ...own })) {
      if (message !== null) errors[name] = message
    }
    return {
      errors: { ...errors, ...found },
      setError(name, message) {
        setSince((before) => {
          const current = before.rejection === rejection ? before.errors : NO_ERRORS
          return { rejection, errors: { ...current, [name]: message } }
        })
      },
    }
  }, [rejection, own, found])
}

/** The error of a field: from the surrounding form, otherwise the one its page came with. */
export function useFieldError(name: string, initial: string | undefined): string | undefined {
  const form = use(FormErrorsContext)
  return form ? form.errors[name] : initial
}
