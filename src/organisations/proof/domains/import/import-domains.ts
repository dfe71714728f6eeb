import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { DomainFact } from './read-domains.ts'

const BATCH = 1000

export interface DomainCounts {
  added: number
  changed: number
  removed: number
  same: number
}

/**
 * Replaces what the sources of these facts said before, all or nothing. The same facts again change nothing; what other
 * sources say stays.
 */
export async function importDomains(db: Db, facts: DomainFact[]): Promise<DomainCounts> {
  return db.transaction().execute(async (db) => {
    await sql`lock table known_domain in share row exclusive mode`.execute(db)
    const sources = [...new Set(facts.map(({ source }) => source))]
    const before = await listFacts(db, sources)
    const now = new Map(facts.map((fact) => [keyOf(fact), fact]))
    const counts: DomainCounts = { added: 0, changed: 0, removed: 0, same: 0 }
    for (const [key, { name, asOf }] of now) {
      const other = before.get(key)
      if (!other) counts.added += 1
      else if (other.name === name && other.asOf === asOf) counts.same += 1
      else counts.changed += 1
    }
    counts.removed = [...before.keys()].filter((key) => !now.has(key)).length
    await db.deleteFrom('knownDomain').where('source', 'in', sources).execute()
    for (let at = 0; at < facts.length; at += BATCH)
      await db
        .insertInto('knownDomain')
        .values(facts.slice(at, at + BATCH))
        .execute()
    return counts
  })
}

async function listFacts(db: Db, sources: string[]) {
  const rows = await db
    .selectFrom('knownDomain')
    .select(['source', 'domain', 'nameKey', 'name', 'asOf'])
    .where('source', 'in', sources)
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row]))
}

function keyOf({ source, domain, nameKey }: DomainFact) {
  return JSON.stringify([source, domain, nameKey])
}
