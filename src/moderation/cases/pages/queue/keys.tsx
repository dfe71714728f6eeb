import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Form, useNavigation } from 'react-router'
import { isSingleKey } from '#platform/forms/pages/use/single-key.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Decision, type CaseKind } from '#safety/cases/moderation.schema.ts'
import { decisionName } from '#moderation/cases/moderation-words.ts'
import { Dialog, showDialog } from '#platform/ui/toast/dialog.tsx'
import { createDoublePress } from './double-press.ts'
import styles from './queue.module.css'

const KEYS = [
  ['J', 'next case'],
  ['K', 'case before'],
  ['P', 'publish'],
  ['A', 'ask'],
  ['R', 'refuse'],
  ['S', 'suspend'],
  ['X', 'tick'],
  ['U', 'undo'],
  ['?', 'all keys'],
] as const

interface KeysProps {
  isOn: boolean
  /** The kind of case on the page, by which decisions have their names. */
  kind?: CaseKind
  /** The action of each key, by lower-case letter. */
  actions: Partial<Record<string, () => void>>
}

/**
 * A visible list of the desk's keys, with a way to turn them off. They are ignored while typing, and until the page shows
 * the result of the key before: a key pressed twice would decide a case twice.
 */
export function Keys({ isOn, kind = 'held-job', actions }: KeysProps) {
  const help = useRef<HTMLDialogElement>(null)
  useKeys(isOn, help, actions)
  const keys = KEYS.map(([key, words]) => [key, nameOf(kind, words)] as const)
  const shown = keys.filter(([key]) => key === '?' || actions[key.toLowerCase()])

  return (
    <>
      {isOn && (
        <p className={styles.keys}>
          {shown.map(([key, words]) => (
            <span key={key}>
              <kbd>{key}</kbd> {words}
            </span>
          ))}
        </p>
      )}
      <Dialog ref={help} id="keys" title="Keys" closeLabel="Close">
        <p>Each works on its own, without Ctrl or Alt, and not while you type.</p>
        <ul>
          {keys.map(([key, words]) => (
            <li key={key}>
              <kbd>{key}</kbd> {words}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

function nameOf(kind: CaseKind, words: string) {
  const { data: decision } = Decision.safeParse(words)
  return decision ? decisionName(kind, decision).toLowerCase() : words
}

const isDoublePress = createDoublePress()

function useKeys(
  isOn: boolean,
  help: RefObject<HTMLDialogElement | null>,
  actions: KeysProps['actions'],
) {
  const { state } = useNavigation()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (state !== 'idle') return
    if (event.repeat || !isSingleKey(event)) return
    if (event.key === '?') return showDialog(help)
    const act = actions[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    if (isDoublePress(event.key.toLowerCase(), event.timeStamp)) return
    act()
  })
  // Before the page is painted: a key pressed at the first sight of it counts.
  useLayoutEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

/** Turns the keys on or off on this device. */
export function KeysSetting({ isOn }: { isOn: boolean }) {
  return (
    <Form method="post" action="/desk/queue?do=keys">
      <PageOwner />
      <input type="hidden" name="keys" value={isOn ? 'off' : 'on'} />
      <Button type="submit" tone="quiet" size="small">
        {isOn ? 'Turn single keys off' : 'Turn single keys on'}
      </Button>
    </Form>
  )
}

/** Clicks the button with this id. */
export function press(id: string) {
  document.getElementById(id)?.click()
}

/** Sends the form with this id, as its button would. */
export function sendForm(id: string) {
  const form = document.getElementById(id)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}
