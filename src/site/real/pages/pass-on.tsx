import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { TraceFields } from '#platform/forms/pages/trace-fields.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import type { RealView } from './real-view.ts'
import styles from './real.module.css'

interface PassOnProps extends Pick<RealView, 'passOn'> {
  /** Whether the text was too long for the page. */
  isCut?: boolean
  rejection?: Rejection | undefined
}

/** Sends the text to the desk, only now that the person says so. */
export function PassOn({ passOn, isCut = false, rejection }: PassOnProps) {
  const { path, words } = useLanguage()
  const error = rejection && Object.values(rejection.errors)[0]
  return (
    <form
      method="post"
      action={inLanguage(path, '/real')}
      encType="multipart/form-data"
      className={styles.box}
    >
      <h2>{words.real.tell}</h2>
      {error && (
        <p role="alert" className="field-problem">
          {error}
        </p>
      )}
      <p className={styles.soft}>{passOn.kept}</p>
      {isCut && <p className={styles.soft}>{words.real.passOnParts}</p>}
      <input type="hidden" name="text" value={passOn.text} />
      <TraceFields openedAt={passOn.openedAt} rejection={rejection} />
      <Button type="submit" name="passOn" value="1">
        {words.real.passOn}
      </Button>
    </form>
  )
}
