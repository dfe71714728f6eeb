import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#platform/ui/buttons/button.tsx'

interface ListFormProps {
  intent: 'remove' | 'restore' | 'read'
  jobId: string
  label: string
  /** Read by screen readers after the label, if several buttons share it. */
  about?: string
  /** Additional fields. */
  children?: ReactNode
}

/** A single-button form for the list. */
export function ListForm({ intent, jobId, label, about, children }: ListFormProps) {
  return (
    <Form method="post" action="/saved" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="job" value={jobId} />
      {children}
      <Button type="submit" size="small">
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </Button>
    </Form>
  )
}
