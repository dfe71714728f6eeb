import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SuggestBox, SuggestInputProps, TakenOver } from './suggest-box.tsx'
import styles from './suggest-field.module.css'
import { useHydrated } from '#platform/ui/toast/use-hydrated.ts'

/** Announces the suggestions to screen readers before the field has focus. */
const CLOSED_LIST = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-expanded': false,
} as const

/**
 * A text field with suggestions while typing. It is a plain field until its first use: then the list is loaded and
 * takes over the text, the focus and the caret.
 */
export function SuggestInput({ from, onChoose, submitOnChoose, ...input }: SuggestInputProps) {
  const isHydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const isLoading = useRef(false)
  const isComposing = useRef(false)
  // Its initial value may follow the list while the box loads.
  const isTyped = useRef(false)
  const [late, setLate] = useState<{ Box: typeof SuggestBox; takenOver: TakenOver }>()

  async function load() {
    if (isLoading.current) return
    isLoading.current = true
    const loaded = await import('./suggest-box.tsx').catch(() => null)
    isLoading.current = false
    if (loaded) takeOver(loaded.SuggestBox)
  }

  function takeOver(Box: typeof SuggestBox) {
    const plain = field.current
    if (!plain) return
    // Replacing the field would lose a word being composed.
    if (isComposing.current) {
      plain.addEventListener('compositionend', () => takeOver(Box), { once: true })
      return
    }
    const { value, selectionStart, selectionEnd } = plain
    const hasFocus = plain === document.activeElement
    const takenOver = { value, selectionStart, selectionEnd, hasFocus, isTyped: isTyped.current }
    // Synchronous: no key may be lost between the two fields.
    flushSync(() => setLate({ Box, takenOver }))
  }

  const loadLate = useEffectEvent(load)
  useEffect(() => {
    const plain = field.current
    isTyped.current = plain !== null && plain.value !== plain.defaultValue
    if (plain && plain === document.activeElement) void loadLate()
  }, [])

  return (
    <div className={styles.box}>
      {late ? (
        <late.Box
          {...input}
          defaultValue={undefined}
          {...{ from, onChoose, submitOnChoose }}
          takenOver={late.takenOver}
        />
      ) : (
        <input
          type="text"
          autoComplete="off"
          {...input}
          {...(isHydrated && CLOSED_LIST)}
          ref={field}
          onFocus={load}
          onInput={({ nativeEvent }) => (isTyped.current ||= nativeEvent.isTrusted)}
          onCompositionStart={() => (isComposing.current = true)}
          onCompositionEnd={() => (isComposing.current = false)}
        />
      )}
    </div>
  )
}
