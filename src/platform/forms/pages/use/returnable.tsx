import { createContext, use, useState, type ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ReturnedForm } from '#platform/forms/returned-form.ts'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'

const ReturnedValues = createContext<ReturnedForm['values'] | undefined>(undefined)

interface Root {
  returnedForm: ReturnedForm | null
}

/** The content of a form that comes back with its text if it is sent after the session has ended. */
export function Returnable({ form, children }: { form: string; children: ReactNode }) {
  const { returnedForm } = (useRouteLoaderData('root') ?? {}) as Partial<Root>
  // Only the first page after the log-in has it.
  const [values] = useState(returnedForm?.form === form ? returnedForm.values : undefined)
  return (
    <ReturnedValues value={values}>
      <PageOwner form={form} />
      {children}
    </ReturnedValues>
  )
}

/** The initial value of a field: the text that came back, otherwise the page's own. */
export function useReturned<Value>(name: string, initial: Value): Value | string {
  return use(ReturnedValues)?.[name] ?? initial
}

/** Whether a box is ticked at first. */
export function useReturnedTick(name: string, initial: boolean | undefined) {
  const values = use(ReturnedValues)
  return values ? name in values : initial
}
