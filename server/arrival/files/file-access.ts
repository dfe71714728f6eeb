import type { ArrivalPause, ArrivalSide, ArrivalFile } from '#contract/arrival.ts'
import type { Id } from '#contract/primitives.ts'
import type { FileRow } from './arrival-files.queries.ts'

interface Reader {
  id: Id
  side: ArrivalSide
  /** Whether the organisation has shown that it is the employer. */
  isPosterProved: boolean
}

type FileOwner = Pick<FileRow, 'side' | 'accountId' | 'isShared'>

/** The applicant sees all; the employer what it uploaded, and once it is proved what the applicant shares. */
export function canSeeFile({ side, isPosterProved }: Reader, file: FileOwner): boolean {
  if (side === 'applicant' || file.side === 'employer') return true
  return file.isShared && isPosterProved
}

/** Who uploaded it; any colleague, if that account is gone. */
export function canDeleteFile({ id, side }: Reader, { side: of, accountId }: FileOwner): boolean {
  return accountId === id || (accountId === null && side === 'employer' && of === 'employer')
}

/** Nothing more is given to an employer that is not proved, or that somebody is looking at. */
export function canShareFiles(isPosterProved: boolean, pause: ArrivalPause | null): boolean {
  return isPosterProved && pause === null
}

/** Of one step, as the reader sees them. */
export function toShownFiles(rows: readonly FileRow[], reader: Reader): ArrivalFile[] {
  return rows
    .filter((row) => canSeeFile(reader, row))
    .map(({ accountId, ...row }) => ({
      ...row,
      isOwn: canDeleteFile(reader, { accountId, ...row }),
    }))
}
