import type { ReactNode } from 'react'
import { CheckBar } from '#hiring/posting/pages/panel/check-bar.tsx'
import { CheckPanel } from '#hiring/posting/pages/panel/check-panel.tsx'
import { toDraftCard } from '#hiring/posting/pages/panel/draft-card.ts'
import { useLiveCheck } from '#hiring/posting/pages/panel/use-live-check.ts'
import styles from './posting-steps.module.css'
import type { StepFormProps } from './step-form.tsx'
import { FORM_ID } from './step-words.ts'

export interface CheckColumnsProps extends Pick<StepFormProps, 'answers' | 'part'> {
  /** The fields on the page; the others stay as they are. */
  fields: readonly string[]
  /** The time the page was rendered. */
  now: string
  children: ReactNode
}

/** A page of the form, with the check of the whole advert in view: beside it, or at the bottom of a phone. */
export function CheckColumns({
  answers,
  part,
  fields,
  now,
  children,
}: Omit<CheckColumnsProps, 'children'> & { children(onInput: () => void): ReactNode }) {
  const { check: first, poster } = part.sponsorshipFields
  const { onInput, ...live } = useLiveCheck(FORM_ID, { check: first, answers, fields })
  const { check, subject, status } = live
  const card = toDraftCard(live.answers, { headline: check?.headline ?? null, poster, now })

  return (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>{children(onInput)}</div>
        <CheckPanel card={card} check={check} subject={subject} status={status} />
      </div>
      <CheckBar check={check} subject={subject} status={status} />
    </>
  )
}
