import type { DatabaseCluster } from '../parts/database-cluster.ts'
import type { DataCentre } from '../parts/data-centre.ts'

/** The acknowledged writes. Each entry is a unique text. */
export interface Ledger {
  messages: string[]
  saved: { accountId: string; jobId: string }[]
  applications: { accountId: string; jobId: string }[]
  jobs: string[]
}

export function emptyLedger(): Ledger {
  return { messages: [], saved: [], applications: [], jobs: [] }
}

/** Acknowledged writes missing from the databases. */
export async function findLost(ledger: Ledger, databases: DatabaseCluster, database: string) {
  const read = async (statement: string) => {
    const rows = await databases.administer(statement, database)
    return new Set(rows.map((row) => Object.values(row).join(' ')))
  }
  const messages = await read('select message from contact_message')
  const saved = await read('select account_id, job_id from saved_job')
  const applications = await read('select applicant_id, job_id from application')
  const jobs = await read('select title from job where owner_id is not null')
  const pair = ({ accountId, jobId }: { accountId: string; jobId: string }) =>
    `${accountId} ${jobId}`
  return {
    messages: ledger.messages.filter((text) => !messages.has(text)),
    saved: ledger.saved.filter((entry) => !saved.has(pair(entry))).map(pair),
    applications: ledger.applications.filter((entry) => !applications.has(pair(entry))).map(pair),
    jobs: ledger.jobs.filter((title) => !jobs.has(title)),
  }
}

/** Messages to the owner without a mail, and those mailed twice. */
export async function compareMails({ messages }: Ledger, { outside }: Pick<DataCentre, 'outside'>) {
  const mails = await outside.readMails()
  const counts = new Map(messages.map((text) => [text, 0]))
  for (const mail of mails) {
    const text = /drill-[0-9a-f-]{36}/.exec(mail)?.[0]
    if (text && counts.has(text)) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const missing = [...counts.values()].filter((count) => count === 0).length
  const twice = [...counts.values()].filter((count) => count > 1).length
  return { missing, twice }
}
