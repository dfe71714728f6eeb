import type { ReactNode } from 'react'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import type { FieldWords } from './control.ts'
import styles from './field.module.css'
import { Icon } from '#platform/ui/facts/icon.tsx'

interface FieldProps extends FieldWords {
  /** The id of the control, made with `controlOf`. */
  id: string
  children: ReactNode
}

/** A label above its control, with a hint and an error between them. */
export function Field({ id, label, optional, children, ...notes }: FieldProps) {
  const { words } = useLanguage()
  return (
    <div className={styles.field} data-field>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{` ${words.apply.optional}`}</span>}
      </label>
      <FieldNotes id={id} {...notes} />
      {children}
    </div>
  )
}

/** The hint and error of the control or group with this id. */
export function FieldNotes({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const { words } = useLanguage()
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" />
          <span>
            <span className="visually-hidden">{words.apply.error}</span>
            {error}
          </span>
        </p>
      )}
    </>
  )
}
