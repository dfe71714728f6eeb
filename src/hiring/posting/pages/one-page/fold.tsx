import { use, useState, type ReactNode } from 'react'
import { FormErrorsContext } from '#platform/forms/pages/form-errors.ts'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { findStep, type StepName } from '#hiring/posting/steps/posting-steps.ts'
import styles from './one-page.module.css'

/** The fields of a step that most adverts leave empty, folded. Once one of them had an error it stays open. */
export function Fold({
  step,
  summary,
  children,
}: {
  step: StepName
  summary: string
  children: ReactNode
}) {
  const { fields, about } = findStep(step)
  const form = use(FormErrorsContext)
  const hasError = fields.some((name) => form?.errors[name])
  const [isOpen, setOpen] = useState(hasError)
  // An error goes as soon as somebody types: the field must not go with it.
  if (hasError && !isOpen) setOpen(true)
  return (
    <Disclosure summary={summary} open={isOpen || undefined}>
      <p className={styles.note}>{about}</p>
      {children}
    </Disclosure>
  )
}
