import { useRef } from 'react'
import { addText, TEMPLATE_KINDS, type MessageTemplate } from '#hiring/templates/template-words.ts'
import { fillTemplate, type PlaceholderValues } from '#hiring/templates/placeholders.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import styles from './write.module.css'

interface TemplateSelectProps {
  templates: MessageTemplate[]
  /** The name of the field, in the same form, that the text goes into. */
  field: string
  /** The values of the only applicant; without them the placeholders stay. */
  values?: PlaceholderValues
  error?: string | undefined
  /** The encoding without a script, if not the form’s own. */
  formEncType?: string
}

/**
 * Adds a template’s text to a field of its form, below the typed text. Without a script the form is sent with the
 * intent ‘template:’ and the field’s name, and its action does this with `addText`.
 */
export function TemplateSelect({
  templates,
  field,
  values,
  error,
  formEncType,
}: TemplateSelectProps) {
  const row = useRef<HTMLDivElement>(null)

  function insert(event: { preventDefault(): void }) {
    const select = row.current?.querySelector('select')
    const target = select?.form?.elements.namedItem(field)
    const chosen = templates.find(({ id }) => id === select?.value)
    event.preventDefault()
    if (!chosen || !(target instanceof HTMLTextAreaElement)) return
    target.value = addText(target.value, values ? fillTemplate(chosen.body, values) : chosen.body)
    target.dispatchEvent(new Event('input', { bubbles: true }))
    target.focus()
  }

  return (
    <div ref={row} className={styles.template}>
      <Select
        name={`template-${field}`}
        label="Start from a template"
        placeholder="Choose one"
        error={error}
        options={templates.map(({ id, name, kind, isShipped }) => ({
          value: id,
          label: name,
          group: isShipped ? 'From Landfall' : `Yours: ${TEMPLATE_KINDS[kind].toLowerCase()}`,
        }))}
      />
      <Button
        type="submit"
        name="intent"
        value={`template:${field}`}
        formEncType={formEncType}
        onClick={insert}
      >
        Insert
      </Button>
    </div>
  )
}
