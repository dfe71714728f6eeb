import { useRef, type ChangeEvent } from 'react'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { useFetcher } from 'react-router'
import { Button } from '#platform/ui/buttons/button.tsx'
import { useHydrated } from '#platform/ui/toast/use-hydrated.ts'
import type { FounderPathView } from '#founders/path/founder-path.ts'
import styles from './founder-path.module.css'
import { PathProgress } from './path-progress.tsx'
import { PathStage } from './path-stage.tsx'

interface FounderPathProps {
  path: FounderPathView
  /** The path the form is posted to; see `readTickForm`. */
  action: string
  /** The founder’s case, and whether the ticks are saved in it. */
  own: { reference: string; isInCase: boolean } | null
  /** Opens every stage. */
  isOpen?: boolean
}

/** The stages with tickable steps. Without a script a button saves the ticks; with one each tick saves itself. */
export function FounderPath({ path, action, own, isOpen = false }: FounderPathProps) {
  const fetcher = useFetcher()
  const isHydrated = useHydrated()
  function save({ currentTarget }: ChangeEvent<HTMLFormElement>) {
    void fetcher.submit(currentTarget)
  }
  const boxes = useRef<HTMLFormElement>(null)
  function untick() {
    for (const box of boxes.current?.querySelectorAll<HTMLInputElement>('[name=done]') ?? [])
      box.checked = false
  }
  return (
    <div className={styles.path}>
      <fetcher.Form
        ref={boxes}
        method="post"
        action={action}
        className={styles.form}
        onChange={save}
      >
        <PageOwner />
        {isHydrated && <input type="hidden" name="inPlace" value="1" />}
        <PathProgress path={path} own={own} canSave={!isHydrated} />
        <ol className={styles.stages}>
          {path.stages.map((stage, index) => (
            <PathStage
              key={stage.key}
              stage={stage}
              number={index + 1}
              nextKey={path.nextKey}
              isOpen={isOpen}
            />
          ))}
        </ol>
        {!isHydrated && (
          <p className={styles.save}>
            <Button type="submit">Save my ticks</Button>
          </p>
        )}
      </fetcher.Form>
      {path.doneCount > 0 && (
        <fetcher.Form method="post" action={action} className={styles.clear} onSubmit={untick}>
          <PageOwner />
          {isHydrated && <input type="hidden" name="inPlace" value="1" />}
          <Button type="submit" tone="quiet" icon="close" name="ticks" value="clear">
            Clear my ticks
          </Button>
        </fetcher.Form>
      )}
    </div>
  )
}
