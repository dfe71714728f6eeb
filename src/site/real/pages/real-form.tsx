import { useState } from 'react'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { FileField } from '#platform/ui/fields/file-field.tsx'
import styles from './real.module.css'

/** Ten megabytes, as on the server. */
const MOST_BYTES = 10 * 1024 * 1024

interface RealFormProps {
  /** The answer to a text or a file that was sent and cannot be read. */
  rejection: Rejection | undefined
  /** The page that reads it, and its words; without it ‘Is this real?’. */
  about?: { action: string; label: string; submit: string; kept: string }
}

/**
 * A plain form that the browser sends itself, so that the answer is the same with a script and without. The answer has an
 * address of its own, so that Back leads to the text: a form sent to its page’s address takes the page’s place in the
 * history, and a lost connection would lose the text.
 */
export function RealForm({ rejection, about }: RealFormProps) {
  const { path, words } = useLanguage()
  const { action, label, submit, kept } = about ?? {
    action: '/real',
    label: words.real.paste,
    submit: words.real.check,
    kept: words.real.kept,
  }
  const [isOffline, setIsOffline] = useState(false)
  const errors = rejection?.errors ?? {}
  const problem = isOffline ? words.real.offline : (errors['text'] ?? errors[''])
  return (
    <form
      method="post"
      action={inLanguage(path, `${action}?answer`)}
      encType="multipart/form-data"
      className={styles.form}
      onSubmit={(event) => {
        if (!navigator.onLine) event.preventDefault()
        setIsOffline(!navigator.onLine)
      }}
    >
      <TextArea
        name="text"
        label={label}
        hint={words.real.photo}
        error={problem}
        rows={6}
        dir="auto"
        defaultValue={rejection?.values.text}
      />
      <FileField
        name="file"
        label={words.real.file}
        hint={words.real.fileHint}
        error={errors['file']}
        rules={{
          accept: '.pdf,.doc,.docx,.txt',
          bytes: MOST_BYTES,
          wrongType: words.real.wrongFile,
          tooLarge: words.real.tooLarge,
        }}
      />
      <div className={styles.send}>
        <Button type="submit" tone="primary" size="large">
          {submit}
        </Button>
        <p className={styles.soft}>{kept}</p>
      </div>
    </form>
  )
}
