import { Fragment } from 'react'
import type { Rejection } from './rejection.ts'

interface TraceFieldsProps {
  /** The time this page was rendered. */
  openedAt: string
  rejection: Rejection | undefined
}

/**
 * Traces that reveal bots: an invisible field, and the time the form was rendered. The names are those of `BotSignals`.
 */
export function TraceFields({ openedAt, rejection }: TraceFieldsProps) {
  // A form rejected as a bot's restarts with an empty field and a new time.
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
