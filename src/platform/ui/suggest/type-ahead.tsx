import { useEffect, useRef, useState } from 'react'
import { useFieldError } from '#platform/forms/pages/form-errors.ts'
import { controlOf, type FieldWords } from '#platform/ui/fields/control.ts'
import { Field } from '#platform/ui/fields/field.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import type { TypeAheadBox } from './type-ahead-box.tsx'

interface TypeAheadProps extends FieldWords {
  name: string
  /** The choices. The name is also the value sent. */
  names: readonly string[]
  placeholder: string
  defaultValue?: string
}

/**
 * A long list. With a mouse it becomes a text field with the same choices below it; on a phone, without a script and
 * while in use it stays the browser's own list.
 */
export function TypeAhead({ names, ...field }: TypeAheadProps) {
  const select = useRef<HTMLSelectElement>(null)
  const [late, setLate] = useState<{ Box: typeof TypeAheadBox; value: string }>()
  const error = useFieldError(field.name, field.error)

  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return
    void load()

    async function load() {
      const loaded = await import('./type-ahead-box.tsx').catch(() => null)
      const plain = select.current
      if (!loaded || !plain || plain === document.activeElement) return
      setLate({ Box: loaded.TypeAheadBox, value: plain.value })
    }
  }, [])

  if (!late) {
    const options = names.map((name) => ({ value: name, label: name }))
    return <Select {...field} options={options} ref={select} />
  }
  const { name, label, hint, optional, placeholder } = field
  return (
    <Field {...{ id: name, label, hint, error, optional }}>
      <late.Box
        control={controlOf(name, { hint, error })}
        {...{ name, names, placeholder }}
        defaultValue={late.value}
      />
    </Field>
  )
}
