import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { fillForm, hasOtherValues, type FormValues } from './form-values.ts'
import { searchAddress } from './search-address.ts'

const PAUSE_MS = 250

interface LiveSearchProps {
  /** The id of the form. Its fields may be anywhere below this component. */
  formId: string
  /** The text field that searches as you type; others search when they lose focus. */
  typed: string
  /** Called with its text at every letter. */
  onType?: (text: string) => void
  /** What the form says for the list that is shown. */
  values: FormValues
  /** Heads the list. Takes the focus where the link that had it is gone or led to another page. */
  heading: RefObject<HTMLElement | null>
  className?: string | undefined
  children: ReactNode
}

interface Step {
  isTyping?: boolean
  /** Makes one step in the history with what was typed before it. */
  endsTyping?: boolean
}

/**
 * Lets the list on a page follow its form: what is typed goes into the address as one step of the
 * history, each choice as a step of its own. Going back brings the form back with the list.
 */
export function LiveSearch(props: LiveSearchProps) {
  const { formId, typed, onType, values, heading, className, children } = props
  const navigate = useNavigate()
  const location = useLocation()
  const type = useNavigationType()
  /** How many letters were typed and are not yet searched for. */
  const [letters, setLetters] = useState(0)
  /** The address the list is at, and those that the form has sent it to since, the newest last. */
  const targets = useRef([location.pathname + location.search])
  /** Of the list that the form was last filled for. */
  const filledFor = useRef<string>(null)

  function follow({ isTyping = false, endsTyping = false }: Step = {}) {
    setLetters(0)
    const form = findForm(formId)
    const address = form && searchAddress(form)
    if (!address || address === targets.current.at(-1)) return
    // Without a connection nothing typed is lost: the next letter tries again.
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
    // Typed or chosen before the script was there; or put back by the browser, and out of date.
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
    // On a slow phone the next choice may be made before this list is shown: it stays.
    if (isOvertaken && type !== 'POP') return
    targets.current = [here]
    fillForm(form, values, type === 'POP')
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

  function followLeftField({ target: field }: FocusEvent<HTMLElement>) {
    if (!isOf(formId, field) || !isText(field)) return
    if (field.value.trim() !== values[field.name]) follow({ endsTyping: true })
  }

  function submit(event: SubmitEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLFormElement) || event.target.id !== formId) return
    event.preventDefault()
    follow({ endsTyping: true })
    // On a phone the keyboard covers what is found.
    const { activeElement } = document
    if (matchMedia('(pointer: coarse)').matches && isText(activeElement)) activeElement.blur()
    const fold = event.nativeEvent.submitter?.closest('details')
    if (!fold) return
    fold.open = false
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ behavior: 'instant' })
  }

  return (
    <div className={className} onChange={followField} onBlur={followLeftField} onSubmit={submit}>
      {children}
    </div>
  )
}

/** True where the address was reached by typing. */
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
