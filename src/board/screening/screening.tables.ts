import type { Generated } from 'kysely'

declare module '#platform/database/tables.ts' {
  interface Tables {
    textFinding: TextFindingTable
    textScan: TextScanTable
  }
}

/** A finding of a rule in an advert or a message, once for each. It has no text. */
interface TextFindingTable {
  rule: string
  /** The id of the job or the message; a new id for a refused message, which is not saved. */
  subjectId: string
  effect: 'refuse' | 'hold' | 'mark'
  /** False for a finding of a background rule. */
  isLive: boolean
  foundAt: Generated<string>
}

/** The progress of the newest reading of all open adverts; at most one row. */
interface TextScanTable {
  onlyOne: Generated<boolean>
  /** The version of the rules. */
  version: number
  afterId: string
  doneAt: string | null
}
