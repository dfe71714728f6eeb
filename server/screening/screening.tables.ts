import type { Generated } from 'kysely'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    textFinding: TextFindingTable
    textScan: TextScanTable
  }
}

/** What a rule found in an advert or a message, once for each. It holds no text. */
interface TextFindingTable {
  rule: string
  /** Of the job or the message; of a refused message, which is not saved, none. */
  subjectId: string
  effect: 'refuse' | 'hold' | 'mark'
  /** False for what a rule in the background found. */
  isLive: boolean
  foundAt: Generated<string>
}

/** How far the newest reading of all open adverts has come; at most one row. */
interface TextScanTable {
  onlyOne: Generated<boolean>
  /** Of the rules. */
  version: number
  afterId: string
  doneAt: string | null
}
