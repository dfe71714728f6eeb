/**
 * What tells programs from people: an invisible field, and when the form was rendered. The names are
 * those of `BotSignals`.
 */
export function TraceFields({ openedAt }: { openedAt: string }) {
  return (
    <>
      <input type="hidden" name="openedAt" value={openedAt} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input name="subjectLine" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
