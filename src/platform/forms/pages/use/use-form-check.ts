import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'

type LoadSchema = () => Promise<z.ZodType>
type Errors = Record<string, string>

/**
 * Checks a form in the browser with the server's schema: when it is sent, and from then on while it is corrected. If
 * the schema cannot be loaded, only the server checks.
 */
export function useFormCheck(formId: string, loadSchema: LoadSchema | undefined) {
  const [loaded, setLoaded] = useState<{ by: LoadSchema; schema: z.ZodType | null }>()
  // The form may be another by now, such as the next step.
  const schema = loaded?.by === loadSchema ? loaded?.schema : undefined
  const [errors, setErrors] = useState<Errors>({})
  // A field that appears later is not wrong until it has been sent too.
  const sent = useRef(new Set<string>())

  useEffect(() => {
    loadSchema?.().then(
      (schema) => setLoaded({ by: loadSchema, schema }),
      () => setLoaded({ by: loadSchema, schema: null }),
    )
  }, [loadSchema])

  useEffect(() => {
    function recheck({ target }: Event) {
      const { form, name } = target as Partial<HTMLInputElement>
      if (!schema || !form || !name || !sent.current.has(name)) return
      if (form !== document.forms.namedItem(formId)) return
      const found = Object.entries(findErrors(form, schema))
      setErrors(Object.fromEntries(found.filter(([field]) => sent.current.has(field))))
    }
    function forget({ target }: Event) {
      if (target !== document.forms.namedItem(formId)) return
      sent.current.clear()
      setErrors({})
    }
    // This listener runs after React has rendered the hidden fields that depend on the input.
    document.addEventListener('input', recheck)
    document.addEventListener('reset', forget)
    return () => {
      document.removeEventListener('input', recheck)
      document.removeEventListener('reset', forget)
    }
  }, [formId, schema])

  /** The first problem of a form being sent; moves the focus to its first invalid field. */
  function findProblem(form: HTMLFormElement): string | undefined {
    if (!schema) return
    const found = findErrors(form, schema)
    sent.current = new Set([...new FormData(form).keys(), ...Object.keys(found)])
    setErrors(found)
    const [problem] = Object.values(found)
    if (problem === undefined) return
    const wrong = Object.keys(found).map(
      (name) => `[name="${CSS.escape(name)}"]:not([type=hidden])`,
    )
    form.querySelector<HTMLElement>(wrong.join())?.focus()
    return problem
  }

  return { errors, findProblem, isReady: schema !== undefined, hasSchema: Boolean(schema) }
}

function findErrors(form: HTMLFormElement, schema: z.ZodType): Errors {
  const { error } = schema.safeParse(Object.fromEntries(new FormData(form)))
  const errors: Errors = {}
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message
  return errors
}
