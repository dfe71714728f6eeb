import { sql } from 'kysely'
import type { RuleFigures } from './queue.ts'
import type { Db } from '#platform/database/database.ts'
import { CIRCUMSTANCES } from '#board/screening/past/circumstances.ts'
import { RULES } from '#safety/text-rules/rules.ts'

const DAYS = 90

interface Counts {
  rule: string
  found: number
  upheld: number
  lifted: number
}

/**
 * Findings of each rule and circumstance in the last 90 days, and how the desk decided on them, in the order of the
 * rules. An appeal counts with its outcome, like every case.
 */
export async function findRuleFigures(db: Db): Promise<RuleFigures[]> {
  const since = sql`now() - make_interval(days => ${sql.lit(DAYS)})`
  const { rows: findings } = await sql<{ rule: string; isLive: boolean; found: number }>`
    select rule, is_live, count(*)::int as found from text_finding
    where found_at > ${since} group by rule, is_live`.execute(db)
  const { rows: cases } = await sql<Counts>`
    select reason ->> 'code' as rule, count(distinct id)::int as found,
      count(distinct id) filter (where decision in ('refuse', 'suspend'))::int as upheld,
      count(distinct id) filter (where decision = 'publish')::int as lifted
    from moderation_case, jsonb_array_elements(reasons) as reason
    where opened_at > ${since} and kind in ('held-job', 'first-look', 'held-message')
    group by 1`.execute(db)
  const ofCases = new Map(cases.map((counts) => [counts.rule, counts]))
  const foundBy = (code: string, isLive: boolean) =>
    findings.find((one) => one.rule === code && one.isLive === isLive)?.found ?? 0

  const ofRules = RULES.map(({ code, name, effect, mode }) => {
    const { found = 0, upheld = 0, lifted = 0 } = ofCases.get(code) ?? {}
    // Cases may be older than the count of findings.
    return {
      code,
      name,
      effect,
      mode,
      found: Math.max(foundBy(code, mode === 'live'), found),
      upheld,
      lifted,
    }
  })
  const ofCircumstances = CIRCUMSTANCES.map(({ code, name }) => {
    const { found = 0, upheld = 0, lifted = 0 } = ofCases.get(code) ?? {}
    return { code, name, effect: 'hold' as const, mode: 'live' as const, found, upheld, lifted }
  })
  return [...ofRules, ...ofCircumstances]
}
