import { Autocomplete } from '@base-ui/react/autocomplete'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react'
import list from '#platform/ui/choices/option-list.module.css'
import styles from './suggest-field.module.css'
import { createSuggestions, type Suggestion } from './suggestions.ts'

/** The props of a field with suggestions, before and after its list loads. */
export interface SuggestInputProps extends Omit<ComponentProps<'input'>, 'ref'> {
  id: string
  name: string
  /** The path of the suggestion call. */
  from: string
  /** Called with a suggestion once it is in the field. */
  onChoose?: (suggestion: Suggestion) => void
  /** Sends the form once a suggestion is chosen. */
  submitOnChoose?: boolean
  /** The sentence to show where nothing is found; otherwise only screen readers hear of it. */
  'data-none'?: string
}

/** The state of the plain field when it was replaced. */
export interface TakenOver extends Pick<
  HTMLInputElement,
  'value' | 'selectionStart' | 'selectionEnd'
> {
  hasFocus: boolean
  /** Its text differs from its initial value. */
  isTyped: boolean
}

interface SuggestBoxProps extends SuggestInputProps {
  takenOver: TakenOver
}

const NONE: Suggestion[] = []

/** A text field with suggestions that never chooses on its own: any typed text can be sent. */
export function SuggestBox({
  name,
  from,
  onChoose,
  submitOnChoose = false,
  'data-none': noneFound,
  takenOver,
  ...input
}: SuggestBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(takenOver.value)
  const { found, announcement, isOpen, offer, close } = useSuggestions(from, {
    field,
    noneFound,
  })
  useFocus(field, takenOver)
  const offerFirst = useEffectEvent(() => {
    if (takenOver.isTyped) void offer(value)
  })
  useEffect(() => offerFirst(), [])

  const change: Autocomplete.Root.Props<Suggestion>['onValueChange'] = (next, details) => {
    const { reason, event } = details
    // Escape closes the list and leaves the text unchanged.
    if (reason === 'escape-key') return details.cancel()
    setValue(next)
    if (reason === 'input-change' && event.isTrusted) void offer(next)
  }

  function pressKey(event: KeyboardEvent) {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (isArrow && !isOpen) void offer(value)
    if (event.key === 'Escape' && isOpen) {
      // The browser must not clear the field either.
      event.preventDefault()
      close()
    }
    // These keys move within the text, so the user is back in it.
    if (event.key === 'Home' || event.key === 'End') close()
  }

  function choose(suggestion: Suggestion) {
    setValue(suggestion.value)
    onChoose?.(suggestion)
  }

  return (
    <Autocomplete.Root
      // Avoids the library's popup, which hides the rest of the page from screen readers.
      inline
      open
      name={name}
      items={isOpen ? found : NONE}
      filter={null}
      itemToStringValue={({ value }) => value}
      value={value}
      onValueChange={change}
      onOpenChange={(opens) => !opens && close()}
      submitOnItemClick={submitOnChoose}
    >
      <Autocomplete.Input
        {...input}
        ref={field}
        aria-expanded={isOpen}
        onBlur={close}
        onKeyDown={pressKey}
      />
      <Autocomplete.List
        className={`${list.surface} ${list.options} ${styles.list}`}
        aria-label="Suggestions"
        hidden={!isOpen}
      >
        {(suggestion: Suggestion) => (
          <Autocomplete.Item
            key={`${suggestion.id} ${suggestion.value}`}
            value={suggestion}
            className={list.option}
            onClick={() => choose(suggestion)}
          >
            <span>{suggestion.text}</span>{' '}
            {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
      <Autocomplete.Status
        className={noneFound && announcement === noneFound ? styles.none : 'visually-hidden'}
      >
        {announcement}
      </Autocomplete.Status>
    </Autocomplete.Root>
  )
}

/** The suggestions for the typed text while the field has focus. */
function useSuggestions(
  from: string,
  {
    field,
    noneFound = 'No suggestions',
  }: { field: { current: HTMLInputElement | null }; noneFound: string | undefined },
) {
  const [suggestions] = useState(() => createSuggestions(from))
  const [found, setFound] = useState<Suggestion[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => suggestions.stop, [suggestions])

  async function offer(typed: string) {
    const found = await suggestions.find(typed)
    if (!found || field.current !== document.activeElement) return
    setFound(found)
    setIsOpen(found.length > 0)
    const { length } = found
    const words = length === 0 ? noneFound : `${length} suggestion${length === 1 ? '' : 's'}`
    setAnnouncement(typed.trim() && words)
  }
  function close() {
    suggestions.stop()
    setIsOpen(false)
  }
  return { found, announcement, isOpen, offer, close }
}

function useFocus(
  field: { current: HTMLInputElement | null },
  { hasFocus, selectionStart, selectionEnd }: TakenOver,
) {
  const [first] = useState({ hasFocus, selectionStart, selectionEnd })
  useLayoutEffect(() => {
    if (!first.hasFocus) return
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(first.selectionStart, first.selectionEnd)
  }, [field, first])
}
