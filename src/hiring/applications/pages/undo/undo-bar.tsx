import { useEffect, useState } from 'react'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Form } from 'react-router'
import type { RecentAction } from '#hiring/posting/employer-actions.ts'
import { undoPath } from '#hiring/applicants/applicant-paths.ts'
import { STAGE_NAMES } from '#hiring/applications/model/stage-names.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import styles from './undo-bar.module.css'

interface UndoBarProps {
  jobId: string
  /** Actions of the last minute, newest last. */
  actions: RecentAction[]
  /** The page to return to. */
  back: string
}

/** Recent actions on applicants, each with an undo until the applicant is notified. */
export function UndoBar({ jobId, actions, back }: UndoBarProps) {
  if (actions.length === 0) return null
  return (
    <section className={styles.bar} aria-label="What you just did">
      {actions.slice(-SHOWN).map((action, at, those) => (
        <Done key={action.id} isLast={at === those.length - 1} {...{ jobId, action, back }} />
      ))}
    </section>
  )
}

const SHOWN = 3

interface DoneProps {
  jobId: string
  action: RecentAction
  back: string
  isLast: boolean
}

function Done({ jobId, action, back, isLast }: DoneProps) {
  const seconds = useSecondsLeft(action)
  if (seconds === 0) return null
  return (
    <Form method="post" action={undoPath(jobId)} className={styles.done} preventScrollReset>
      <PageOwner />
      <Icon name={action.done > 0 ? 'check' : 'info'} />
      <p className={styles.words}>{wordsOf(action)}</p>
      {action.done > 0 && (
        <>
          <input type="hidden" name="action" value={action.id} />
          <input type="hidden" name="back" value={back} />
          <Button type="submit" size="small" data-undo={isLast || undefined}>
            <span suppressHydrationWarning>Undo, {seconds} seconds left</span>
          </Button>
        </>
      )}
    </Form>
  )
}

/** ‘Ada moved to Shortlisted. They will be emailed in a minute.’ */
function wordsOf({ kind, status, name, done, rest }: RecentAction): string {
  const rests = rest.length > 0 ? ` ${rest.join(', ')}.` : ''
  if (done === 0) return name ? `Nothing was done: ${rest.join(', ')}.` : `Nobody was told.${rests}`
  const whom = name ?? (done === 1 ? '1 person' : `${done} people`)
  if (kind === 'message') return `Your message to ${whom} goes in a minute.${rests}`
  const where = status ? ` to ${STAGE_NAMES[status]}` : ''
  return `${whom} moved${where}. They will be emailed in a minute.${rests}`
}

/** Counts down while the page is open; without a script it shows the value at rendering. */
function useSecondsLeft({ secondsLeft }: RecentAction): number {
  const [seconds, setSeconds] = useState(secondsLeft)
  useEffect(() => {
    const end = performance.now() + secondsLeft * 1000
    const show = () => setSeconds(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    show()
    const timer = setInterval(show, 1000)
    return () => clearInterval(timer)
  }, [secondsLeft])
  return seconds
}
