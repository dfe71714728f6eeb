import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { controlOf } from '#platform/ui/fields/control.ts'
import { Field } from '#platform/ui/fields/field.tsx'
import styles from './real.module.css'

interface RealFormProps {
  errors: Record<string, string>
}

/** A plain form that the browser sends itself, so that the answer is the same with a script and without. */
export function RealForm({ errors }: RealFormProps) {
  const { path, words } = useLanguage()
  const fileError = errors['file']
  const hint = words.real.fileHint
  return (
    <form
      method="post"
      action={inLanguage(path, '/real')}
      encType="multipart/form-data"
      className={styles.form}
    >
      <TextArea
        name="text"
        label={words.real.paste}
        hint={words.real.photo}
        error={errors['text'] ?? errors['']}
        rows={6}
        maxLength={20_000}
        dir="auto"
      />
      <Field id="file" label={words.real.file} hint={hint} error={fileError}>
        <input
          {...controlOf('file', { hint, error: fileError })}
          className={styles.file}
          type="file"
          name="file"
          accept=".pdf,.doc,.docx,.txt"
        />
      </Field>
      <div className={styles.send}>
        <Button type="submit" tone="primary" size="large">
          {words.real.check}
        </Button>
        <p className={styles.soft}>{words.real.kept}</p>
      </div>
    </form>
  )
}
