import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldError } from '#platform/forms/pages/form-errors.ts'
import { controlOf, type FieldWords } from './control.ts'
import { Field } from './field.tsx'
import { RadioGroup } from '#platform/ui/choices/radio-group.tsx'
import { SuggestInput } from '#platform/ui/suggest/suggest-input.tsx'
import type { Suggestion } from '#platform/ui/suggest/suggestions.ts'
import type { Choice } from '#platform/forms/choices.ts'
import styles from './choice-field.module.css'

interface ChoiceFieldProps extends FieldWords {
  name: string
  defaultValue?: string
  maxLength: number
  /** The path of the suggestion call. */
  from: string
  /** The field for the chosen option's id. */
  choiceName: string
  choice: Choice
  /** The heading of the options. */
  question: string
  /** Shown while typing where nothing is found. */
  noneFound: string
}

interface CurrentChoice extends Choice {
  /** The chosen text, or the text that the options match. */
  text: string
}

/**
 * A field with suggestions while typing. A choice's id is sent until the text is edited. Without a script the text is
 * sent as it is, and the form comes back with possible matches.
 */
export function ChoiceField({
  name,
  label,
  hint,
  error: initialError,
  optional,
  from,
  choiceName,
  choice,
  question,
  noneFound,
  defaultValue = '',
  ...input
}: ChoiceFieldProps) {
  const error = useFieldError(name, initialError)
  const box = useRef<HTMLDivElement>(null)
  const [{ chosen, options, text }, setChoice] = useChoice(choice, defaultValue)

  function clearIfEdited() {
    const typed = box.current?.querySelector('input')?.value ?? text
    if (typed !== text) setChoice({ chosen: null, options: [], text: typed })
  }
  const clearIfEditedEarly = useEffectEvent(clearIfEdited)
  useEffect(() => clearIfEditedEarly(), [])

  function choose({ id = '', value, about = '' }: Suggestion) {
    flushSync(() => {
      setChoice({ chosen: { id, name: value, about }, options: [], text: value })
    })
    // No key was pressed, but the form's answer has changed.
    box.current?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div className={styles.field}>
      <Field {...{ id: name, label, hint, error, optional }}>
        <div className={styles.box} ref={box} onInput={clearIfEdited}>
          <SuggestInput
            {...controlOf(name, { hint, error })}
            {...input}
            name={name}
            defaultValue={defaultValue}
            from={from}
            data-none={noneFound}
            spellCheck={false}
            onChoose={choose}
          />
        </div>
      </Field>
      <div className={styles.choice} aria-live="polite">
        {(chosen || options.length > 0) && <input type="hidden" name={`${name}For`} value={text} />}
        {chosen && (
          <>
            <input type="hidden" name={choiceName} value={chosen.id} />
            <p>{chosen.about}</p>
          </>
        )}
        {options.length > 0 && (
          <RadioGroup
            name={choiceName}
            label={question}
            options={[
              ...options.map(({ id, name, about }) => ({ value: id, label: name, hint: about })),
              { value: '', label: 'None of these' },
            ]}
            defaultValue=""
          />
        )}
      </div>
    </div>
  )
}

/** The page's choice, until another is made here or sent by the server. */
function useChoice(choice: Choice, text: string) {
  const sent = JSON.stringify(choice)
  const [own, setOwn] = useState<{ sent: string; current: CurrentChoice }>()
  const current = own?.sent === sent ? own.current : { ...choice, text }
  return [current, (current: CurrentChoice) => setOwn({ sent, current })] as const
}
