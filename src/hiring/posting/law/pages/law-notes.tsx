import type { MouseEvent } from 'react'
import { Button } from '#platform/ui/buttons/button.tsx'
import { useFieldError } from '#platform/forms/pages/form-errors.ts'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { LawNote } from '#hiring/posting/law/law-notes.schema.ts'
import { sumOf } from '#hiring/posting/law/sum-of.ts'
import styles from './law-notes.module.css'

interface LawNotesProps {
  notes: readonly LawNote[]
  /** The form field that the notes stand under. */
  field: string
}

/** Fields of the page that asks for the lawful reason. */
const BESIDE_REASON = new Set(['jobTitle', 'place', 'description'])

/** The place of a field’s notes, for links. */
export function lawNotesId(field: string): string {
  return `law-${field}`
}

/** Notes under a field: the words, the law they break, and better ones, which one tap puts in their place. */
export function LawNotes({ notes, field }: LawNotesProps) {
  const own = notes.filter((note) => note.field === field)
  const error = useFieldError(field, undefined) ?? ''
  return (
    <div id={lawNotesId(field)} aria-live="polite" className={styles.notes}>
      {own.length > 0 && (
        <ul>
          {own.map((note) => (
            <li key={`${note.rule} ${note.quote}`} data-level={note.level}>
              <Icon name="alert" />
              <Note note={note} isSaid={error.includes(note.sentence)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** `isSaid`: the field’s error quotes the words already, and says what is wrong with them. */
function Note({ note, isSaid }: { note: LawNote; isSaid: boolean }) {
  const { rule, level, field, quote, sentence, better, law, url, nations, elsewhere } = note
  const isLeftOut = better === ''
  return (
    <div>
      {quote && !isSaid && (
        <p className={styles.quote}>
          <a href={`#${field}`} onClick={(event) => selectWords(event, note)}>
            ‘{quote}’
          </a>
        </p>
      )}
      {!isSaid && <p>{sentence}</p>}
      {better && (
        <p className={styles.better}>
          <b>Better:</b> {better}
        </p>
      )}
      <p className={styles.source}>
        <a href={url} rel="noopener">
          {law}
        </a>
        {nations.length > 0 && nations.length < 4 && ` (${nations.join(', ')})`}
      </p>
      {elsewhere.map((other) => (
        <p key={other.law} className={styles.source}>
          If the job is in {other.nations.join(' or ')}:{' '}
          <a href={other.url} rel="noopener">
            {other.law}
          </a>
          . Write the county to say where it is.
        </p>
      ))}
      <div className={styles.ways}>
        {better !== undefined && (
          <Button
            type="submit"
            name="mend"
            value={`${rule} ${field}`}
            formNoValidate
            size="small"
            aria-label={isLeftOut ? `Leave out ‘${quote}’` : `Use this: ${better}`}
            onClick={(event) => replaceWords(event, note)}
          >
            {isLeftOut ? 'Leave it out' : 'Use this'}
          </Button>
        )}
        {level === 'amber' && BESIDE_REASON.has(field) && <a href="#reason">Keep it: say why</a>}
        <Why {...note} />
      </div>
    </div>
  )
}

function Why({ level, since, exception, refused }: LawNote) {
  return (
    <details className={styles.why}>
      <summary>Why?</summary>
      <p>
        {!refused && `In force since ${mediumDate(since)}. `}
        {refused
          ? 'No reason makes it right, so nobody here can let it through.'
          : level === 'red'
            ? 'We cannot publish what it forbids. If you think that it allows this, tick the box below the description, and a person looks.'
            : 'It has exceptions. If one is yours, say why the work needs it, below the description.'}
        {exception && ` ${exception}.`}
      </p>
    </details>
  )
}

/** The box in which the words are, as they were read; null if they have been changed since. */
function findWords({ field, quote }: LawNote) {
  const box = document.getElementById(field)
  const isText = box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement
  const from = isText ? box.value.indexOf(quote) : -1
  return isText && from >= 0 ? { box, from, to: from + quote.length } : null
}

/** Selects the words and brings them into view. If they are not there, the link leads to their box. */
function selectWords(event: MouseEvent<HTMLAnchorElement>, note: LawNote) {
  const words = findWords(note)
  if (!words) return
  event.preventDefault()
  const { box, from, to } = words
  const marks = [...(box.parentElement?.querySelectorAll('mark') ?? [])]
  const mark = marks.find(({ textContent }) => textContent.includes(note.quote)) ?? box
  box.setSelectionRange(from, to)
  box.focus({ preventScroll: true })
  mark.scrollIntoView({ block: 'center' })
}

/** Replaces words or pay in place. If they are not there, the form is sent and the server looks again. */
function replaceWords(event: MouseEvent<HTMLButtonElement>, note: LawNote) {
  const words = findWords(note)
  if (!words) return
  event.preventDefault()
  const { box, from, to } = words
  const { quote, better = '' } = note
  if (quote === '') putPay(box, better)
  else box.setRangeText(better, from, to, 'end')
  box.dispatchEvent(new Event('input', { bubbles: true }))
  box.focus()
}

/** A note on pay has no words to replace: its sum is the pay, and a highest pay below it goes. */
function putPay(box: HTMLInputElement | HTMLTextAreaElement, better: string) {
  box.value = sumOf(better)
  const highest = box.form?.elements.namedItem('payMax')
  if (highest instanceof HTMLInputElement) highest.value = ''
}
