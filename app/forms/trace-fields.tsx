import { Fragment } from 'react'
import type { Rejection } from './rejection.ts'

interface TraceFieldsProps {
  /** When this page was rendered. */
  openedAt: string
  rejection: Rejection | undefined
}

/**
 * What tells programs from people: an invisible field, and when the form was rendered. The names are
 * those of `BotSignals`.
 */
export function TraceFields({ openedAt, rejection }: TraceFieldsProps) {
  // A form that was taken for a program's starts again with an empty field and a new time.
  const isNew = !rejection || rejection.code === 'bad_request'
  return (
    <Fragment key={rejection?.code ?? ''}>
      <input
        type="hidden"
        name="openedAt"
        value={isNew ? openedAt : (rejection.values.openedAt ?? openedAt)}
      />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input name="subjectLine" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </Fragment>
  )
}
