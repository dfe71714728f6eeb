import { Autocomplete } from '@base-ui/react/autocomplete'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import list from '#platform/ui/choices/option-list.module.css'
import styles from './type-ahead.module.css'
import type { controlOf } from '#platform/ui/fields/control.ts'

interface TypeAheadBoxProps {
  name: string
  names: readonly string[]
  placeholder: string
  defaultValue: string
  control: ReturnType<typeof controlOf>
}

/**
 * A text field with choices: 'nurs' becomes Nursing on leaving the field; ambiguous text stays, and the server asks.
 */
export function TypeAheadBox({
  name,
  names,
  placeholder,
  defaultValue,
  control,
}: TypeAheadBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(defaultValue)

  /** Chooses a name and notifies the form, as no key was pressed. */
  function choose(next: string) {
    flushSync(() => setValue(next))
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <Autocomplete.Root
      name={name}
      items={names}
      value={value}
      onValueChange={(next, { reason }) => {
        if (reason === 'item-press') choose(next)
        else setValue(next)
      }}
      autoHighlight
      openOnInputClick
    >
      <Autocomplete.Input
        {...control}
        ref={field}
        placeholder={placeholder}
        onBlur={() => {
          const full = complete(value, names)
          if (full !== value) choose(full)
        }}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner className={styles.positioner} sideOffset={6}>
          <Autocomplete.Popup className={`${list.surface} ${styles.popup}`}>
            <Autocomplete.Empty className={styles.empty}>
              Nothing matches. Try fewer letters.
            </Autocomplete.Empty>
            <Autocomplete.List className={`${list.options} ${styles.list}`}>
              {(item: string) => (
                <Autocomplete.Item key={item} value={item} className={list.option}>
                  {item}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}

/** The only name that the typed text equals or begins; otherwise the typed text. */
function complete(typed: string, names: readonly string[]) {
  const text = typed.trim().toLowerCase()
  if (!text) return ''
  const exact = names.find((name) => name.toLowerCase() === text)
  const [only, ...others] = names.filter((name) => name.toLowerCase().startsWith(text))
  return exact ?? (others.length === 0 && only ? only : typed)
}
