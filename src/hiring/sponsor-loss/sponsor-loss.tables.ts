import type { Generated, JSONColumnType } from 'kysely'
import type { SponsorLossAnswers } from './sponsor-loss.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    sponsorLoss: SponsorLossTable
    workplace: WorkplaceTable
    workplaceNotice: WorkplaceNoticeTable
  }
}

/** Answers of a person who lost a sponsor, for use on their other devices. */
interface SponsorLossTable {
  accountId: string
  answers: JSONColumnType<SponsorLossAnswers>
  updatedAt: Generated<string>
}

/** An entry of the register that a person says they work for. */
interface WorkplaceTable {
  accountId: string
  sponsorId: string
  createdAt: Generated<string>
}

/** A notice that a register no longer supports the licence of a person’s workplace. */
interface WorkplaceNoticeTable {
  accountId: string
  sponsorId: string
  loadId: number
  createdAt: Generated<string>
  sentAt: string | null
}
