import type { Generated, JSONColumnType } from 'kysely'
import type { SponsorLossAnswers } from '#contract/sponsor-loss.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    sponsorLoss: SponsorLossTable
    workplace: WorkplaceTable
    workplaceNotice: WorkplaceNoticeTable
  }
}

/** What somebody who lost a sponsor said and wants on their other devices. */
interface SponsorLossTable {
  accountId: string
  answers: JSONColumnType<SponsorLossAnswers>
  updatedAt: Generated<string>
}

/** Somebody says that they work for an entry of the register. */
interface WorkplaceTable {
  accountId: string
  sponsorId: string
  createdAt: Generated<string>
}

/** A register no longer supports the licence of somebody’s workplace. */
interface WorkplaceNoticeTable {
  accountId: string
  sponsorId: string
  loadId: number
  createdAt: Generated<string>
  sentAt: string | null
}
