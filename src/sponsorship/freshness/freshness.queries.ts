import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { today } from '#platform/primitives/time/today.ts'
import { findNewestLoad } from '#sponsorship/register/newest-load.ts'
import { confirmationOf, findRuleIndex, findRuleSets } from '#sponsorship/rules/rule-sets.ts'
import { freshnessOn, type Freshness, type Grounds } from './freshness.ts'

// The time for which a list may miss another process's confirmation or register.
const TTL_MS = 1000

interface Cached {
  day: string
  until: number
  grounds: Promise<Grounds>
}

const cache = new WeakMap<Db, Cached>()

/** The age of the rules and the register behind the answers of a day: one read a second, however many lists ask. */
export async function findFreshness(db: Db, day = today()): Promise<Freshness> {
  const now = performance.now()
  const known = cache.get(db)
  if (known?.day === day && known.until > now) return freshnessOn(day, await known.grounds)
  const grounds = findGrounds(db, day)
  cache.set(db, { day, until: now + TTL_MS, grounds })
  // A failed read is not cached.
  grounds.catch(() => cache.delete(db))
  return freshnessOn(day, await grounds)
}

async function findGrounds(db: Db, day: string): Promise<Grounds> {
  const { rules } = await findRuleIndex(db, day)
  const [load, confirmedOn] = await Promise.all([
    findNewestLoad(db),
    findConfirmation(db, rules.version),
  ])
  const read = confirmationOf(rules)
  return {
    rules: rules.effectiveFrom,
    rulesReadOn: confirmedOn && confirmedOn > read ? confirmedOn : read,
    statementsSeenTo: rules.statementsSeenTo ?? null,
    register: load?.publishedOn ?? null,
  }
}

async function findConfirmation(db: Db, version: string): Promise<string | null> {
  const { day } = await db
    .selectFrom('ruleConfirmation')
    .select(({ fn }) => fn.max<string | null>('confirmedOn').as('day'))
    .where(sql<boolean>`${version} = any(versions)`)
    .executeTakeFirstOrThrow()
  return day
}

/** Reads the grounds again at the next question, after this process has changed them. */
export function forgetFreshness(db: Db) {
  cache.delete(db)
}

/**
 * Records that somebody looked today and found nothing newer than the sets that are in force or known for later;
 * returns the set in force.
 */
export async function confirmRules(db: Db, email: string, day = today()) {
  const { rules } = await findRuleIndex(db, day)
  const known = await findRuleSets(db)
  const later = known.filter(({ effectiveFrom }) => effectiveFrom > day)
  const versions = [rules, ...later].map(({ version }) => version)
  await db
    .insertInto('ruleConfirmation')
    .values({ versions, confirmedOn: day, confirmedBy: email })
    .execute()
  forgetFreshness(db)
  return rules
}

/** The newest confirmations. One that was sent twice in a day is one. */
export async function listConfirmations(db: Db, limit = 5) {
  return db
    .selectFrom('ruleConfirmation')
    .select(['versions', 'confirmedOn', 'confirmedBy'])
    .groupBy(['versions', 'confirmedOn', 'confirmedBy'])
    .orderBy(({ fn }) => fn.max('id'), 'desc')
    .limit(limit)
    .execute()
}
