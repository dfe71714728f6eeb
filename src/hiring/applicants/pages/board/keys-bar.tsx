import type { Ref } from 'react'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Dialog } from '#platform/ui/toast/dialog.tsx'
import styles from './keys-bar.module.css'

const ARROWS: Key[] = [
  ['↑ ↓', 'next'],
  ['← →', 'column'],
]
const LETTERS: Key[] = [
  ['M', 'move'],
  ['X', 'tick'],
  ['U', 'undo'],
  ['?', 'all keys'],
]
/** Those beside the arrows: the list of all keys has them, the bar has no room. */
const WALK: Key[] = [['J K', 'next, before']]
const DIGITS: Key[] = [
  ['1', 'to Seen, in the menu of Move'],
  ['2', 'to Shortlisted'],
  ['3', 'to Interview'],
  ['4', 'Make an offer'],
  ['9', 'Not this time'],
  ['0', 'Reject with a message'],
  ['Esc', 'close the menu'],
]

type Key = readonly [string, string]

interface KeysBarProps {
  /** Keys work from now on. Before, the bar only keeps its place, so that nothing moves under a click. */
  isReady: boolean
  areLettersOn: boolean
  onLetters(areOn: boolean): void
  isBoard: boolean
  help: Ref<HTMLDialogElement>
}

/** The keys, shown on devices with a keyboard, with a way to turn single letters off. */
export function KeysBar({ isReady, areLettersOn, onLetters, isBoard, help }: KeysBarProps) {
  const arrows = isBoard ? ARROWS : ARROWS.slice(0, 1)
  const all = [...arrows, ['Enter', 'open'] as const, ...(areLettersOn ? LETTERS : [])]
  return (
    <div className={styles.keys} data-waiting={!isReady}>
      <KeyList keys={all} />
      <Button tone="quiet" size="small" onClick={() => onLetters(!areLettersOn)}>
        {areLettersOn ? 'Turn single keys off' : 'Turn single keys on'}
      </Button>
      {isBoard && <span className={styles.push}>Drag, or press Move. Both do the same.</span>}
      <Dialog ref={help} id="keys" title="Keys" closeLabel="Close">
        <p>Each works on its own, without Ctrl or Alt, and not while you type.</p>
        <KeyList keys={[...(areLettersOn ? WALK : []), ...all, ...DIGITS]} />
      </Dialog>
    </div>
  )
}

function KeyList({ keys }: { keys: readonly Key[] }) {
  return (
    <ul className={styles.list} aria-label="Keys">
      {keys.map(([key, words]) => (
        <li key={key}>
          <kbd>{key}</kbd> {words}
        </li>
      ))}
    </ul>
  )
}
