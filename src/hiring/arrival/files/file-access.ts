import type { ArrivalPause, ArrivalSide, ArrivalFile } from '#hiring/arrival/arrival.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { FileRow } from './arrival-files.queries.ts'

interface Reader {
  id: Id
  side: ArrivalSide
  /** Whether the organisation has proved that it is the employer. */
  isPosterProved: boolean
}

type FileOwner = Pick<FileRow, 'side' | 'accountId' | 'isShared'>

/**
 * The applicant sees all files; the employer sees its own uploads, and once it is proved, the files that the applicant
 * shares.
 */
export function canSeeFile({ side, isPosterProved }: Reader, file: FileOwner): boolean {
  if (side === 'applicant' || file.side === 'employer') return true
  return file.isShared && isPosterProved
}

/** Whether the reader uploaded it, or any colleague may delete it because that account is gone. */
export function canDeleteFile({ id, side }: Reader, { side: of, accountId }: FileOwner): boolean {
  return accountId === id || (accountId === null && side === 'employer' && of === 'employer')
}

/** Whether the applicant can share files: only with a proved employer, and not while the arrival is paused. */
export function canShareFiles(isPosterProved: boolean, pause: ArrivalPause | null): boolean {
  return isPosterProved && pause === null
}

/** The files of one step, as the reader sees them. */
export function toShownFiles(rows: readonly FileRow[], reader: Reader): ArrivalFile[] {
  return rows
    .filter((row) => canSeeFile(reader, row))
    .map(({ accountId, ...row }) => ({
      ...row,
      isOwn: canDeleteFile(reader, { accountId, ...row }),
    }))
}
