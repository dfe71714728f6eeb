import { ofColumn } from '#board/screening/reading/read-by-applicants.ts'
import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Effect, Rule } from '#safety/text-rules/rule.ts'
import { scanTexts, worstEffect, type ScannedText } from '#safety/text-rules/scan-texts.ts'
import { textsOf } from '#board/screening/screen-posting.ts'

export const PAST_KINDS = ['advert', 'organisation', 'message'] as const
export type PastKind = (typeof PAST_KINDS)[number]

interface Example {
  kind: PastKind
  id: Id
  field: string
  quote: string
}

/** The findings of one rule, with the first examples. */
export interface RuleResult {
  rule: Rule
  /** The number of adverts, organisations and messages with a finding. */
  found: Record<PastKind, number>
  examples: Example[]
}

export interface PastCheck {
  read: Record<PastKind, number>
  /** The number that would be refused, held and marked: each counts once, for the strongest effect. */
  effects: Record<Effect, number>
  /** Rules with findings, in their own order. */
  results: RuleResult[]
}

interface CheckOptions {
  rules: readonly Rule[]
  /** The number of examples for each rule. */
  examples?: number
  onProgress?: (texts: number) => void
  /** Ends the check early, which then returns its findings so far. */
  signal?: AbortSignal
}

interface PastText {
  id: Id
  texts: ScannedText[]
  country?: string
}

const BATCH = 500
const EXAMPLES = 3

/** The number of texts that `checkPast` reads. */
export async function countPast(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from job where status = 'open')
      + (select count(*) from organisation where suspended_at is null)
      + (select count(*) from application_message where side = 'employer'))::int as count`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/**
 * Findings of these rules in all open adverts, in the names of organisations and in all messages to applicants, as if
 * each rule were live. Nothing is written.
 */
export async function checkPast(
  db: Db,
  { rules, examples = EXAMPLES, onProgress, signal }: CheckOptions,
): Promise<PastCheck> {
  const live = rules.map((rule) => ({ ...rule, mode: 'live' as const }))
  const results = new Map(rules.map((rule) => [rule.code, emptyResult(rule)]))
  const read = { advert: 0, organisation: 0, message: 0 }
  const effects = { refuse: 0, hold: 0, mark: 0 }
  for (const kind of PAST_KINDS) {
    let after = ''
    for (;;) {
      if (signal?.aborted) break
      const batch = await READ[kind](db, after)
      for (const { id, texts, country } of batch) {
        const findings = scanTexts(texts, { ...(country && { country }) }, live)
        const worst = worstEffect(findings)
        if (worst) effects[worst] += 1
        const first = new Map(findings.toReversed().map((finding) => [finding.rule, finding]))
        for (const [code, { field, quote }] of first) {
          const result = results.get(code)
          if (!result) continue
          result.found[kind] += 1
          if (result.examples.length < examples) result.examples.push({ kind, id, field, quote })
        }
      }
      read[kind] += batch.length
      onProgress?.(read.advert + read.organisation + read.message)
      if (batch.length < BATCH) break
      after = batch.at(-1)?.id ?? after
    }
  }
  const isFound = ({ found }: RuleResult) => PAST_KINDS.some((kind) => found[kind] > 0)
  return { read, effects, results: [...results.values()].filter(isFound) }
}

const emptyResult = (rule: Rule): RuleResult => ({
  rule,
  found: { advert: 0, organisation: 0, message: 0 },
  examples: [],
})

const READ: Record<PastKind, (db: Db, after: Id) => Promise<PastText[]>> = {
  async advert(db, after) {
    const rows = await db
      .selectFrom('job')
      .select(['id', 'title', 'employerName', 'legalName', 'place', 'country', 'description'])
      .select(['applyEmail', 'questions', 'lawReason'])
      .where('status', '=', 'open')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    return rows.map(({ id, country, ...advert }) => ({ id, country, texts: textsOf(advert) }))
  },
  async organisation(db, after) {
    const rows = await db
      .selectFrom('organisation')
      .select(['id', 'name', 'legalName'])
      .where('suspendedAt', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    return rows.map(({ id, name, legalName }) => ({
      id,
      texts: [
        ofColumn('organisation.name', name, 'name'),
        ofColumn('organisation.legal_name', legalName, 'legalName'),
      ],
    }))
  },
  async message(db, after) {
    const rows = await db
      .selectFrom('applicationMessage')
      .select(['id', 'body', 'fileName'])
      .where('side', '=', 'employer')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    return rows.map(({ id, body, fileName }) => ({
      id,
      texts: [
        ofColumn('application_message.body', body, 'text'),
        ofColumn('application_message.file_name', fileName, 'file'),
      ],
    }))
  },
}
