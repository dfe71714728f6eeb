import { Button } from '#platform/ui/buttons/button.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { FounderPathView, PathStage } from '#founders/path/founder-path.ts'
import { founderCasePath } from '#founders/founder-paths.ts'
import styles from './founder-path.module.css'

interface PathProgressProps {
  path: FounderPathView
  own: { reference: string; isInCase: boolean } | null
  /** There is no script, so ticks need a save button. */
  canSave: boolean
}

/** The progress over all stages. */
export function PathProgress({ path, own, canSave }: PathProgressProps) {
  const { doneCount, stepCount, stages, nextKey } = path
  return (
    <div className={styles.progress} id="progress">
      <div className={styles.count}>
        <output>
          <b>{`${doneCount} of ${stepCount} done.`}</b>{' '}
          <span className={styles.soft}>
            {own?.isInCase ? (
              <>
                Your ticks are saved in{' '}
                <Link href={founderCasePath(own.reference)}>your case {own.reference}</Link>, where
                we see them, too.
              </>
            ) : (
              'Your ticks are saved on this device.'
            )}
          </span>
        </output>
        {own && !own.isInCase && (
          <Button type="submit" size="small" name="ticks" value="case">
            Save them in my case {own.reference}
          </Button>
        )}
        {canSave && (
          <Button type="submit" size="small">
            Save my ticks
          </Button>
        )}
      </div>
      <nav aria-label="Stages" className={styles.overview}>
        <ol>
          {stages.map((stage, index) => (
            <li key={stage.key} data-state={stateOf(stage, nextKey)}>
              <a href={`#stage-${stage.key}`}>
                <span className={styles.mark} aria-hidden="true">
                  {isDone(stage) ? <Icon name="check" size="small" /> : index + 1}
                </span>
                <b>{stage.title}</b>
                <small>{`${stage.doneCount} of ${stage.steps.length}`}</small>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

export function isDone({ doneCount, steps }: PathStage): boolean {
  return doneCount === steps.length
}

export function isNext({ steps }: PathStage, nextKey: string | null): boolean {
  return steps.some(({ key }) => key === nextKey)
}

function stateOf(stage: PathStage, nextKey: string | null) {
  if (isNext(stage, nextKey)) return 'now'
  return isDone(stage) ? 'done' : undefined
}
