import { use, useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { FormErrorsContext, useFieldError } from '#platform/forms/pages/form-errors.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { controlOf, type FieldWords } from './control.ts'
import { Field } from './field.tsx'
import styles from './file-field.module.css'
import { Icon } from '#platform/ui/facts/icon.tsx'

/** The files allowed, and the messages for others. */
export interface FileRules {
  /** Extensions or media types, in the format of a file input. */
  accept: string
  bytes: number
  wrongType: string
  tooLarge: string
  empty?: string
  /** The first bytes of a right file, as Latin-1; left out if any will do. */
  starts?: readonly string[]
}

interface FileFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'className' | 'type' | 'accept'> {
  name: string
  rules: FileRules
  /** Called in the browser with the chosen file; null if there is none, or it cannot be sent. */
  onChoose?: (file: File | null, field: HTMLInputElement) => void
}

/**
 * The native file input, large enough to drop a file on: choosing, dropping and showing the name need no script. Its
 * button has our label, and its text is visible only once it names a file: browsers show both in their own language.
 * With a script, a file that cannot be sent is reported at once.
 */
export function FileField({
  name,
  id = name,
  label,
  hint,
  error: initialError,
  optional,
  rules,
  onChoose,
  ...input
}: FileFieldProps) {
  const { words } = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const form = use(FormErrorsContext)
  const error = useFieldError(name, initialError)
  const [isAimedAt, setAimedAt] = useState(false)
  const [isChosen, setChosen] = useState(false)

  async function check() {
    if (!field.current) return
    const file = field.current.files?.[0] ?? null
    setChosen(file !== null)
    report(file, file && findProblem(file, rules))
    if (file?.size && (await startsWrong(file, rules))) report(file, rules.wrongType)
  }

  function report(file: File | null, problem: string | null) {
    // Another file may have been chosen while this one was read.
    if (!field.current || (field.current.files?.[0] ?? null) !== file) return
    field.current.setCustomValidity(problem ?? '')
    form?.setError(name, problem)
    onChoose?.(problem ? null : file, field.current)
  }
  // A file may have been chosen before the page hydrated.
  const checkEarlyChoice = useEffectEvent(() => {
    if (field.current?.files?.length) void check()
  })
  useEffect(() => checkEarlyChoice(), [])

  return (
    <Field {...{ id, label, hint, error, optional }}>
      <div
        className={styles.zone}
        data-aimed-at={isAimedAt || undefined}
        onDragEnter={() => setAimedAt(true)}
        onDragLeave={() => setAimedAt(false)}
        onDrop={() => setAimedAt(false)}
      >
        <p className={styles.call} aria-hidden="true">
          <Icon name="upload" size="large" />
          <span className={styles.drop}>{words.apply.dropFile}</span>
          <span className={styles.button}>{words.apply.chooseFile}</span>
        </p>
        <input
          {...controlOf(id, { hint, error })}
          {...input}
          ref={field}
          data-chosen={isChosen || undefined}
          className={styles.input}
          name={name}
          accept={rules.accept}
          onChange={() => void check()}
          type="file"
        />
      </div>
    </Field>
  )
}

/** Whether it is another kind of file under this name; false if the browser cannot read it. */
async function startsWrong(file: File, { starts }: FileRules) {
  if (!starts) return false
  const bytes = await file
    .slice(0, 5)
    .arrayBuffer()
    .catch(() => null)
  const start = bytes && String.fromCharCode(...new Uint8Array(bytes))
  return start !== null && !starts.some((right) => start.startsWith(right))
}

/** A problem with the file's name, type or size; the server inspects its content. */
function findProblem({ name, type, size }: File, rules: FileRules): string | null {
  const allowed = rules.accept.split(',')
  const isAllowed = allowed.some((one) =>
    one.startsWith('.') ? name.toLowerCase().endsWith(one) : one === type || type === '',
  )
  if (!isAllowed) return rules.wrongType
  if (size === 0) return rules.empty ?? null
  return size > rules.bytes ? rules.tooLarge : null
}
