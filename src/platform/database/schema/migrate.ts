import { setTimeout as pause } from 'node:timers/promises'
import { Migrator, type Migration } from 'kysely/migration'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { lockMigrations } from './migration-lock.ts'
import { isLockFailure } from '#platform/database/server/time-limit.ts'
import { up as jobs } from '#platform/database/migrations/0001-jobs.ts'
import { up as messages } from '#platform/database/migrations/0002-messages.ts'
import { up as accounts } from '#platform/database/migrations/0003-accounts.ts'
import { up as work } from '#platform/database/migrations/0004-work.ts'
import { up as search } from '#platform/database/migrations/0005-search.ts'
import { up as sponsorship } from '#platform/database/migrations/0006-sponsorship.ts'
import { up as sponsorSearch } from '#platform/database/migrations/0007-sponsor-search.ts'
import { up as jobTitles } from '#platform/database/migrations/0008-job-titles.ts'
import { up as surest } from '#platform/database/migrations/0009-surest.ts'
import { up as jobChecks } from '#platform/database/migrations/0010-job-checks.ts'
import { up as occupationCodes } from '#platform/database/migrations/0011-occupation-codes.ts'
import { up as copies } from '#platform/database/migrations/0012-copies.ts'
import { up as answerProfiles } from '#platform/database/migrations/0013-answer-profiles.ts'
import { up as accountSituation } from '#platform/database/migrations/0014-account-situation.ts'
import { up as organisations } from '#platform/database/migrations/0015-organisations.ts'
import { up as secondStep } from '#platform/database/migrations/0016-second-step.ts'
import { up as strangers } from '#platform/database/migrations/0017-strangers.ts'
import { up as moderation } from '#platform/database/migrations/0018-moderation.ts'
import { up as organisationMembers } from '#platform/database/migrations/0019-organisation-members.ts'
import { up as details } from '#platform/database/migrations/0020-details.ts'
import { up as changes } from '#platform/database/migrations/0021-changes.ts'
import { up as desk } from '#platform/database/migrations/0022-desk.ts'
import { up as textScan } from '#platform/database/migrations/0023-text-scan.ts'
import { up as addresses } from '#platform/database/migrations/0024-addresses.ts'
import { up as deskLists } from '#platform/database/migrations/0025-desk-lists.ts'
import { up as savedJobs } from '#platform/database/migrations/0026-saved-jobs.ts'
import { up as alerts } from '#platform/database/migrations/0027-alerts.ts'
import { up as talk } from '#platform/database/migrations/0028-talk.ts'
import { up as arrival } from '#platform/database/migrations/0029-arrival.ts'
import { up as profiles } from '#platform/database/migrations/0030-profiles.ts'
import { up as languages } from '#platform/database/migrations/0031-languages.ts'
import { up as several } from '#platform/database/migrations/0032-several.ts'
import { up as arrivalFiles } from '#platform/database/migrations/0033-arrival-files.ts'
import { up as figures } from '#platform/database/migrations/0034-figures.ts'
import { up as postingDefaults } from '#platform/database/migrations/0065-posting-defaults.ts'
import { up as postingTemplates } from '#platform/database/migrations/0035-posting-templates.ts'
import { up as employerActions } from '#platform/database/migrations/0036-employer-actions.ts'
import { up as notesAndScorecards } from '#platform/database/migrations/0037-notes-and-scorecards.ts'
import { up as founderCases } from '#platform/database/migrations/0038-founder-cases.ts'
import { up as screeningQuestions } from '#platform/database/migrations/0040-screening-questions.ts'
import { up as interviews } from '#platform/database/migrations/0041-interviews.ts'
import { up as uploads } from '#platform/database/migrations/0042-uploads.ts'
import { up as plainNames } from '#platform/database/migrations/0043-plain-names.ts'
import { up as answerRate } from '#platform/database/migrations/0044-answer-rate.ts'
import { up as pathInCase } from '#platform/database/migrations/0045-path-in-case.ts'
import { up as fileScans } from '#platform/database/migrations/0046-file-scans.ts'
import { up as wordStatistics } from '#platform/database/migrations/0047-word-statistics.ts'
import { up as outbox } from '#platform/database/migrations/0048-outbox.ts'
import { up as provedNames } from '#platform/database/migrations/0049-proved-names.ts'
import { up as comparedNames } from '#platform/database/migrations/0050-compared-names.ts'
import { up as reportsAndBatches } from '#platform/database/migrations/0051-reports-and-batches.ts'
import { up as firstLook } from '#platform/database/migrations/0052-first-look.ts'
import { up as letters } from '#platform/database/migrations/0053-letters.ts'
import { up as lifeOfAdverts } from '#platform/database/migrations/0054-life-of-adverts.ts'
import { up as ruleConfirmations } from '#platform/database/migrations/0055-rule-confirmations.ts'
import { up as payOfEarlierImports } from '#platform/database/migrations/0056-pay-of-earlier-imports.ts'
import { up as returnedForms } from '#platform/database/migrations/0059-returned-forms.ts'
import { up as firstApplicants } from '#platform/database/migrations/0061-first-applicants.ts'
import { up as offerTerms } from '#platform/database/migrations/0067-offer-terms.ts'
import { up as law } from '#platform/database/migrations/0072-law.ts'

const MIGRATIONS = {
  '0001-jobs': { up: jobs },
  '0002-messages': { up: messages },
  '0003-accounts': { up: accounts },
  '0004-work': { up: work },
  '0005-search': { up: search },
  '0006-sponsorship': { up: sponsorship },
  '0007-sponsor-search': { up: sponsorSearch },
  '0008-job-titles': { up: jobTitles },
  '0009-surest': { up: surest },
  '0010-job-checks': { up: jobChecks },
  '0011-occupation-codes': { up: occupationCodes },
  '0012-copies': { up: copies },
  '0013-answer-profiles': { up: answerProfiles },
  '0014-account-situation': { up: accountSituation },
  '0015-organisations': { up: organisations },
  '0016-second-step': { up: secondStep },
  '0017-strangers': { up: strangers },
  '0018-moderation': { up: moderation },
  '0019-organisation-members': { up: organisationMembers },
  '0020-details': { up: details },
  '0021-changes': { up: changes },
  '0022-desk': { up: desk },
  '0023-text-scan': { up: textScan },
  '0024-addresses': { up: addresses },
  '0025-desk-lists': { up: deskLists },
  '0026-saved-jobs': { up: savedJobs },
  '0027-alerts': { up: alerts },
  '0028-talk': { up: talk },
  '0029-arrival': { up: arrival },
  '0030-profiles': { up: profiles },
  '0031-languages': { up: languages },
  '0032-several': { up: several },
  '0033-arrival-files': { up: arrivalFiles },
  '0034-figures': { up: figures },
  '0035-posting-templates': { up: postingTemplates },
  '0036-employer-actions': { up: employerActions },
  '0037-notes-and-scorecards': { up: notesAndScorecards },
  '0038-founder-cases': { up: founderCases },
  '0040-screening-questions': { up: screeningQuestions },
  '0041-interviews': { up: interviews },
  '0042-uploads': { up: uploads },
  '0043-plain-names': { up: plainNames },
  '0044-answer-rate': { up: answerRate },
  '0045-path-in-case': { up: pathInCase },
  '0046-file-scans': { up: fileScans },
  '0047-word-statistics': { up: wordStatistics },
  '0048-outbox': { up: outbox },
  '0049-proved-names': { up: provedNames },
  '0050-compared-names': { up: comparedNames },
  '0051-reports-and-batches': { up: reportsAndBatches },
  '0052-first-look': { up: firstLook },
  '0053-letters': { up: letters },
  '0054-life-of-adverts': { up: lifeOfAdverts },
  '0055-rule-confirmations': { up: ruleConfirmations },
  '0056-pay-of-earlier-imports': { up: payOfEarlierImports },
  '0059-returned-forms': { up: returnedForms },
  '0061-first-applicants': { up: firstApplicants },
  '0065-posting-defaults': { up: postingDefaults },
  '0067-offer-terms': { up: offerTerms },
  '0072-law': { up: law },
}

/**
 * The time a migration waits for a table. Requests queue behind it, and if the two waited for each other PostgreSQL
 * would end one of them after a second: the migration gives up first. If that has not helped, it waits long enough for
 * PostgreSQL to stop an automatic vacuum, which also takes a second.
 */
const LOCK_TIMEOUT_MS = { first: 400, later: 3000 }
const FIRST_ATTEMPTS = 20
const ATTEMPTS = 30
const PAUSE_MS = 500

/**
 * Runs the missing migrations, all or none, in several attempts if requests hold the tables. Two servers that start at
 * once take turns. During a release an older version may start while a newer one runs, so migrations it does not know
 * are left alone (decision 41).
 */
export async function migrate(
  db: Db,
  known: Record<string, Migration> = MIGRATIONS,
): Promise<void> {
  // Read first: the migrator reads in a transaction, and the embedded database has one connection.
  const migrations = { ...(await findNewerMigrations(db, known)), ...known }
  for (let attempt = 1; ; attempt += 1) {
    const lockTimeoutMs = LOCK_TIMEOUT_MS[attempt <= FIRST_ATTEMPTS ? 'first' : 'later']
    try {
      return await db
        .transaction()
        .execute((db) => migrateToLatest(db, { migrations, lockTimeoutMs }))
    } catch (error) {
      if (!isLockFailure(error) || attempt === ATTEMPTS) throw error
    }
    await pause(PAUSE_MS * Math.random())
  }
}

interface Attempt {
  migrations: Record<string, Migration>
  lockTimeoutMs: number
}

async function migrateToLatest(db: Db, { migrations, lockTimeoutMs }: Attempt) {
  await lockMigrations(db)
  // Set after the lock, because waiting for another server may take long.
  await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(db)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Migrations that a newer version has run, as empty steps. */
async function findNewerMigrations(db: Db, known: Record<string, Migration>) {
  const tables = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db)
  if (!tables.rows[0]?.name) return {}
  const last = Object.keys(known).at(-1) ?? ''
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name > ${last}`.execute(db)
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]))
}
