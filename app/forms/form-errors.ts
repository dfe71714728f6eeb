import { createContext, use } from 'react'

/** The errors of the form around, by field, once the browser checks it; null until then. */
export const FormErrorsContext = createContext<Record<string, string> | null>(null)

/** The error a field shows: the newest one the browser found, else the one its page came with. */
export function useFieldError(name: string, initial: string | undefined): string | undefined {
  const errors = use(FormErrorsContext)
  return errors ? errors[name] : initial
}
