import { useEffect, useRef, useState } from 'react'
import { useFieldError } from '#app/forms/form-errors.ts'
import { controlOf, type FieldWords } from './control.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import type { TypeAheadBox } from './type-ahead-box.tsx'

interface TypeAheadProps extends FieldWords {
  name: string
  /** What can be chosen. The name is also what is sent. */
  names: readonly string[]
  placeholder: string
  defaultValue?: string
}

/**
 * A long list. Where there is a mouse it becomes a field one types into, with the same choices below it;
 * on a phone, without a script and while it is being used the browser's own list stays.
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
