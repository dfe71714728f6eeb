import type { Generated } from 'kysely'

declare module '#platform/database/tables.ts' {
  interface Tables {
    sourceOptOut: SourceOptOutTable
  }
}

/** A domain whose holder has shown that they hold it, and wants none of its lists read. */
export interface SourceOptOutTable {
  domain: string
  way: 'dns' | 'file'
  since: Generated<string>
}
