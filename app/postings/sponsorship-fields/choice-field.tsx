import { controlOf, type FieldWords } from '#app/ui/control.ts'
import { Field } from '#app/ui/field.tsx'
import suggestStyles from '#app/ui/suggest-field.module.css'
import type { Choice } from '#server/postings/sponsorship-fields/choices.ts'
import styles from './choice-field.module.css'
import { Proposals } from './proposals.tsx'

interface ChoiceFieldProps extends FieldWords {
  name: string
  defaultValue?: string
  maxLength: number
  /** The call that suggests. */
  from: string
  /** The field that holds the id of what is chosen. */
  choiceName: string
  choice: Choice
  /** Heads the proposals. */
  question: string
}

/**
 * A field that suggests while somebody types, and keeps what is chosen (`app/enhance/postings`).
 * Without a script it is sent as it stands, and the form comes back with what it may mean.
 */
export function ChoiceField({
  name,
  label,
  hint,
  error,
  optional,
  from,
  choiceName,
  choice,
  question,
  ...input
}: ChoiceFieldProps) {
  const { chosen, options } = choice

  return (
    <div className={styles.field}>
      <Field {...{ id: name, label, hint, error, optional }}>
        <div className={styles.box}>
          <input
            {...controlOf(name, { hint, error })}
            name={name}
            type="text"
            autoComplete="off"
            spellCheck={false}
            data-suggest={from}
            {...input}
          />
          <ul
            id={`${name}-suggestions`}
            className={suggestStyles.list}
            aria-label="Suggestions"
            hidden
          />
        </div>
      </Field>
      <div
        className={styles.choice}
        data-choice-of={name}
        data-choice={choiceName}
        aria-live="polite"
      >
        {(chosen || options.length > 0) && (
          <input type="hidden" name={`${name}For`} value={input.defaultValue ?? ''} />
        )}
        {chosen && (
          <>
            <input type="hidden" name={choiceName} value={chosen.id} />
            <p>{chosen.about}</p>
          </>
        )}
        {options.length > 0 && (
          <Proposals name={choiceName} question={question} proposals={options} />
        )}
      </div>
    </div>
  )
}
