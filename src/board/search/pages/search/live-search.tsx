import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { fillForm, hasOtherValues, type FormValues } from './form-values.ts'
import { searchAddress } from './search-address.ts'

const PAUSE_MS = 250

interface LiveSearchProps {
  /** The form's id. Its fields may be anywhere below this component. */
  formId: string
  /** The name of the text field that searches while typing; others search on blur. */
  typed: string
  /** Called with its text at every letter. */
  onType?: (text: string) => void
  /** The form's values for the list shown. */
  values: FormValues
  /** The list's heading. Takes the focus if the focused link is gone or led to another page. */
  heading: RefObject<HTMLElement | null>
  className?: string | undefined
  children: ReactNode
}

interface Step {
  isTyping?: boolean
  /** Shares one history entry with the text typed before it. */
  endsTyping?: boolean
}

/**
 * Makes a page's list follow its form: typing changes the URL in a single history entry, and each choice adds one.
 * Going back restores the form along with the list.
 */
export function LiveSearch(props: LiveSearchProps) {
  const { formId, typed, onType, values, heading, className, children } = props
  const navigate = useNavigate()
  const location = useLocation()
  const type = useNavigationType()
  /** The number of letters typed but not yet searched for. */
  const [letters, setLetters] = useState(0)
  /** The list's URL and those requested since by the form, newest last. */
  const targets = useRef([location.pathname + location.search])
  /** The history key for which the form was last filled. */
  const filledFor = useRef<string>(null)

  function follow({ isTyping = false, endsTyping = false }: Step = {}) {
    setLetters(0)
    const form = findForm(formId)
    const address = form && searchAddress(form)
    if (!address || address === targets.current.at(-1)) return
    // Offline, nothing typed is lost: the next letter tries again.
    if (isTyping && !navigator.onLine) return
    targets.current.push(address)
    const isSameStep = (isTyping || endsTyping) && wasTyped(location.state) && type !== 'POP'
    void navigate(address, {
      replace: isSameStep,
      preventScrollReset: true,
      state: isTyping ? { isTyping } : null,
    })
  }

  const followTyping = useEffectEvent(() => follow({ isTyping: true }))
  useEffect(() => {
    if (letters === 0) return
    const timer = setTimeout(followTyping, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [letters])

  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    if (!hasOtherValues(form, values)) return
    // Changed before the script loaded; or restored by the browser, and outdated.
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isUsed = entry?.type === 'navigate' || navigator.userActivation?.hasBeenActive
    if (!isUsed) return fillForm(form, values, true)
    const field = form.elements.namedItem(typed)
    if (isText(field)) onType?.(field.value)
    followTyping()
  })
  const showNewList = useEffectEvent((form: HTMLFormElement) => {
    const here = location.pathname + location.search
    const at = targets.current.lastIndexOf(here)
    const isOvertaken = at !== -1 && at < targets.current.length - 1
    // On a slow phone the next choice may be made before this list is shown: keep it.
    if (isOvertaken && type !== 'POP') return
    targets.current = [here]
    // While somebody types, a place read from their words is not yet theirs.
    if (type === 'POP' || !wasTyped(location.state)) fillForm(form, values, type === 'POP')
    const { activeElement } = document
    const isGone = !activeElement || activeElement === document.body || activeElement.closest('nav')
    if (isGone && type !== 'POP') heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const form = findForm(formId)
    if (!form) return
    if (filledFor.current === null) takeOver(form)
    else if (filledFor.current !== location.key) showNewList(form)
    filledFor.current = location.key
  }, [formId, location.key])

  function followField({ target: field }: ChangeEvent<HTMLElement>) {
    if (!isOf(formId, field)) return
    if (!isText(field)) follow()
    else if (field.name === typed) {
      onType?.(field.value)
      setLetters((letters) => letters + 1)
    }
  }

  function followLeftField(event: FocusEvent<HTMLElement>) {
    closeLeftFilters(event)
    const field = event.target
    if (!isOf(formId, field) || !isText(field)) return
    if (field.value.trim() !== values[field.name]) follow({ endsTyping: true })
  }

  function submit(event: SubmitEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLFormElement) || event.target.id !== formId) return
    event.preventDefault()
    follow({ endsTyping: true })
    if (event.target.popover) event.target.hidePopover()
    // On a phone the keyboard covers the results.
    const { activeElement } = document
    if (matchMedia('(pointer: coarse)').matches && isText(activeElement)) activeElement.blur()
    const fold = event.nativeEvent.submitter?.closest('details')
    if (!fold) return
    fold.open = false
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ behavior: 'instant' })
  }

  return (
    <div
      role="presentation"
      className={className}
      onChange={followField}
      onBlur={followLeftField}
      onSubmit={submit}
      onKeyDown={closeOnEscape}
    >
      {children}
    </div>
  )
}

/** Closes the filters, which lie over the list, once the focus goes on behind them. */
function closeLeftFilters({ target, relatedTarget }: FocusEvent<HTMLElement>) {
  const filters = target.closest<HTMLDetailsElement>('details[name=filters]')
  if (filters && relatedTarget && !filters.contains(relatedTarget)) filters.open = false
}

/** Closes the search or the fold around the focus. Browsers would empty the field of a search instead. */
function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Escape' || event.isDefaultPrevented()) return
  const opened = (event.target as Element).closest<HTMLElement>('details[open], [popover]')
  if (opened instanceof HTMLDetailsElement) {
    opened.open = false
    opened.querySelector('summary')?.focus()
  } else if (opened?.popover && opened.matches(':popover-open')) {
    event.preventDefault()
    opened.hidePopover()
  }
}

/** True if typing led to this URL. */
export function wasTyped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTyping' in state
}

function findForm(id: string) {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? form : null
}

type Control = HTMLInputElement | HTMLSelectElement

function isOf(formId: string, field: EventTarget): field is Control {
  const isControl = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
  return isControl && field.form?.id === formId
}

function isText(field: unknown): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'text' || field.type === 'search')
}
