import { useState, type ComponentProps } from 'react'
import { useFieldError } from '#app/forms/form-errors.ts'
import { controlOf, type FieldWords } from './control.ts'
import { Field } from './field.tsx'
import styles from './file-field.module.css'
import { Icon } from './icon.tsx'
import { Progress } from './progress.tsx'

interface FileFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  name: string
  /** How much has been sent, from 0 to 1. Leave out while nothing is on its way. */
  progress?: number
}

/**
 * The browser's own file input, large enough to drop a file on: choosing, dropping and showing the
 * name need no script.
 */
export function FileField({
  name,
  id = name,
  label,
  hint,
  error: initialError,
  optional,
  progress,
  ...input
}: FileFieldProps) {
  const error = useFieldError(name, initialError)
  const [isAimedAt, setAimedAt] = useState(false)
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <div
        className={styles.zone}
        data-drop-zone
        data-aimed-at={isAimedAt || undefined}
        onDragEnter={() => setAimedAt(true)}
        onDragLeave={() => setAimedAt(false)}
        onDrop={() => setAimedAt(false)}
      >
        <p className={styles.call} aria-hidden="true">
          <Icon name="upload" size="large" />
          <span className={styles.drop}>Drop the file here, or</span>
        </p>
        <input
          {...controlOf(id, { hint, error })}
          className={styles.input}
          name={name}
          {...input}
          type="file"
        />
      </div>
      {progress !== undefined && <Progress label="Sending the file" value={progress} />}
    </Field>
  )
}
