import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { runBatches, type BatchOptions } from '#platform/tasks/batches.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { scanTexts } from '#safety/text-rules/scan-texts.ts'
import { RULES_VERSION } from '#safety/text-rules/rules.ts'
import { queueHold, textsOf, toHeldColumns, toLawTexts } from '#board/screening/screen-posting.ts'
import {
  asTextFinding,
  findLaw,
  LAW_VERSION,
  toLawReasons,
} from '#board/screening/law/advert-law.ts'
import { recordFindings } from '#board/screening/record-findings.ts'
import { toReasons } from './text-reasons.ts'

// Adverts in one transaction: few, because the embedded database answers nobody else meanwhile.
const BATCH = 5
const COLUMNS = [
  'id',
  'organisationId',
  'title',
  'employerName',
  'legalName',
  'place',
  'country',
  'description',
  'applyEmail',
  'questions',
  'payMin',
  'payMax',
  'payCurrency',
  'payPeriod',
  'hoursPerWeek',
  'occupationCode',
  'offersSponsorship',
  'lawReason',
] as const
/** Both sets of rules read an advert at once, so a new one of either reads it again. */
const VERSION = RULES_VERSION * 100 + LAW_VERSION

/**
 * Reads every open advert that was posted here again after the rules have changed, and holds those with words that are
 * no longer published. It may stop anywhere; the next call continues from there. Returns how many it held.
 */
export async function rescanTexts(
  db: Db,
  { version = VERSION, ...options }: BatchOptions & { version?: number } = {},
): Promise<number> {
  await sql`
    insert into text_scan (version, after_id) values (${version}, '')
    on conflict (only_one) do update set version = excluded.version, after_id = '', done_at = null
    where text_scan.version <> excluded.version`.execute(db)
  return runBatches(() => db.transaction().execute((db) => rescanBatch(db, version)), options)
}

async function rescanBatch(db: Db, version: number): Promise<number | null> {
  const state = await db
    .selectFrom('textScan')
    .select(['afterId', 'doneAt'])
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst()
  if (!state || state.doneAt) return null
  const jobs = await db
    .selectFrom('job')
    .select(COLUMNS)
    .where('id', '>', state.afterId)
    .where('organisationId', 'is not', null)
    .where('status', '=', 'open')
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute()
  let held = 0
  for (const { id, organisationId, country, ...texts } of jobs) {
    const findings = scanTexts(textsOf(texts), { country })
    const law = findLaw({ ...texts, country }, toLawTexts(texts.questions))
    await recordFindings(db, id, [...findings, ...law.map(asTextFinding)])
    // Words that only need a reason stay: their writer is asked with the next change.
    const broken = law.filter(({ level }) => level === 'red')
    const reasons = [...toReasons(findings, ['refuse', 'hold']), ...toLawReasons(broken)]
    if (reasons.length === 0 || organisationId === null) continue
    const hold = { risk: 1 as const, reasons }
    await db
      .updateTable('job')
      .set({ ...toHeldColumns(hold), updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute()
    await indexJobs(db, [id])
    await queueHold(db, { id, organisationId }, hold)
    held += 1
  }
  const last = jobs.at(-1)
  const next = last ? { afterId: last.id } : { doneAt: new Date().toISOString() }
  await db.updateTable('textScan').set(next).execute()
  return held
}
