import { Combobox as Base } from '@base-ui/react/combobox'
import { useEffect, useRef, useState } from 'react'
import styles from './combobox.module.css'
import { controlOf, type FieldWords } from './control.ts'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import { Select } from './select.tsx'

interface Option {
  value: string
  label: string
}

interface ComboboxProps extends FieldWords {
  name: string
  id?: string
  options: Option[]
  defaultValue?: string
  placeholder: string
  disabled?: boolean
  onChange?: (value: string) => void
}

/**
 * A long list one can type into. Until the script is there it is the browser's own select; what was
 * chosen in that is kept, and one that is being used is left alone.
 */
export function Combobox({ onChange, ...props }: ComboboxProps) {
  const select = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)

  useEffect(() => {
    if (select.current && select.current !== document.activeElement) {
      setChosen(select.current.value)
    }
  }, [])

  if (chosen === null) {
    return <Select {...props} ref={select} onChange={({ target }) => onChange?.(target.value)} />
  }
  return <TypedCombobox {...props} defaultValue={chosen} onChange={onChange} />
}

function TypedCombobox({
  name,
  id = name,
  label,
  hint,
  error,
  optional,
  options,
  defaultValue,
  placeholder,
  disabled,
  onChange,
}: ComboboxProps) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <Base.Root
        items={options}
        name={name}
        defaultValue={options.find(({ value }) => value === defaultValue) ?? null}
        disabled={disabled}
        autoHighlight
        onValueChange={(option) => onChange?.(option?.value ?? '')}
      >
        <Base.InputGroup className={styles.group}>
          <Base.Input {...controlOf(id, { hint, error })} placeholder={placeholder} />
          <Base.Clear className={styles.clear} aria-label="Clear">
            <Icon name="close" />
          </Base.Clear>
          <Base.Trigger className={styles.trigger} aria-label="Show all" tabIndex={-1}>
            <Icon name="chevron-down" />
          </Base.Trigger>
        </Base.InputGroup>
        <ComboboxPopup />
      </Base.Root>
    </Field>
  )
}

function ComboboxPopup() {
  return (
    <Base.Portal>
      <Base.Positioner className={styles.positioner} sideOffset={6}>
        <Base.Popup className={styles.popup}>
          <Base.Empty className={styles.empty}>Nothing matches. Try fewer letters.</Base.Empty>
          <Base.List className={styles.list}>
            {(option: Option) => (
              <Base.Item key={option.value} value={option} className={styles.item}>
                {option.label}
                <Base.ItemIndicator>
                  <Icon name="check" />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
