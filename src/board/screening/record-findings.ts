import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { TextFinding } from '#safety/text-rules/rule.ts'

/**
 * Counts the findings of each rule in a text, including background rules: once for a text, however often it is saved.
 */
export async function recordFindings(db: Db, subjectId: Id, findings: readonly TextFinding[]) {
  const ofRules = new Map(findings.map((finding) => [finding.rule, finding]))
  if (ofRules.size === 0) return
  // In one order, so that two concurrent runs do not wait for each other.
  const rules = [...ofRules.values()].toSorted((a, b) => a.rule.localeCompare(b.rule))
  await db
    .insertInto('textFinding')
    .values(
      rules.map(({ rule, effect, mode }) => ({ rule, subjectId, effect, isLive: mode === 'live' })),
    )
    .onConflict((conflict) =>
      conflict.columns(['rule', 'subjectId']).doUpdateSet({
        effect: sql`excluded.effect`,
        isLive: sql`excluded.is_live`,
      }),
    )
    .execute()
}
