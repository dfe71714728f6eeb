import type { Command } from 'commander'
import { startProgress } from '#server/jobs/import/progress.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { RuleSet } from '#server/sponsorship/rules/rule-set.ts'
import { findRuleSets, inForceOn } from '#server/sponsorship/rules/rule-sets.ts'
import { compareAnswers, countOpenJobs } from '#server/sponsorship/rules/taking/compare-answers.ts'
import { readRulesFile } from '#server/sponsorship/rules/taking/read-rules-file.ts'
import {
  describeAnswers,
  describeDifferences,
  describeSets,
} from '#server/sponsorship/rules/taking/report.ts'
import { RulesFileError } from '#server/sponsorship/rules/taking/rules-file-error.ts'
import { firstDayOf, isKnown, takeRuleSet } from '#server/sponsorship/rules/taking/take-rule-set.ts'
import { today } from '#server/sponsorship/today.ts'
import { withDatabase } from './open.ts'

const FAILED = 1
const MOST_PROBLEMS = 50
const HELP = '\nExit codes: 0 nothing is wrong with the set, 1 it cannot be taken, or not be read.'

export function registerRules(program: Command) {
  const rules = program.command('rules').description('the visa rules that adverts are checked by')
  rules
    .command('check')
    .description('look a new rule set over and show what it would change; nothing is written')
    .argument('<file>', 'a rule set as JSON')
    .addHelpText('after', HELP)
    .action((file: string) => lookOver(file, () => Promise.resolve('Nothing was written.')))
  rules
    .command('take')
    .description('the same, and take it: from its day on adverts are checked by it')
    .argument('<file>', 'a rule set as JSON')
    .addHelpText('after', HELP)
    .action((file: string) => lookOver(file, take))
  rules
    .command('show', { isDefault: true })
    .description('say which sets are known, which is in force, and what changes next')
    .action(async () => {
      const sets = await withDatabase(({ db }) => findRuleSets(db))
      process.stdout.write(describeSets(sets, today()))
    })
}

async function lookOver(file: string, decide: (db: Db, set: RuleSet) => Promise<string>) {
  try {
    // Whatever is wrong with the file is known before the database is opened.
    const set = await readRulesFile(file, today())
    await withDatabase(async ({ db }) => {
      const known = await findRuleSets(db)
      if (isKnown(set, known, today())) {
        process.stdout.write(`${set.version} is known already.\n`)
        return
      }
      const wasSeen = await showChanges(db, { set, known })
      if (wasSeen) process.stdout.write(`${await decide(db, set)}\n`)
      else process.exitCode = FAILED
    })
  } catch (error) {
    if (!(error instanceof RulesFileError)) throw error
    process.stderr.write(describeProblems(error))
    process.exitCode = FAILED
  }
}

function describeProblems({ message, problems }: RulesFileError) {
  const shown = problems.slice(0, MOST_PROBLEMS).map((problem) => `- ${problem}`)
  if (problems.length > MOST_PROBLEMS) shown.push(`… and ${problems.length - MOST_PROBLEMS} more`)
  return `${[message, ...shown].join('\n')}\n`
}

async function take(db: Db, set: RuleSet) {
  const outcome = await takeRuleSet(db, set, today())
  return outcome === 'taken' ? `${set.version} is taken.` : `${set.version} is known already.`
}

/** Shows what a set changes on its first day; says whether it came to the end. */
async function showChanges(db: Db, { set, known }: { set: RuleSet; known: RuleSet[] }) {
  const date = firstDayOf(set, today())
  const before = inForceOn(known, date)
  process.stdout.write(describeDifferences(before, set))

  const size = await countOpenJobs(db)
  const controller = new AbortController()
  const stop = () => controller.abort()
  process.once('SIGINT', stop)
  const counts = { read: 0 }
  const progress = startProgress({ size, bytesRead: () => counts.read })
  try {
    const found = await compareAnswers(
      db,
      { before, after: set, date },
      {
        signal: controller.signal,
        onProgress: (jobs) => {
          counts.read = jobs
          progress.show(counts)
        },
      },
    )
    progress.stop()
    if (controller.signal.aborted)
      process.stdout.write('Stopped as you asked; nothing was written.\n')
    else process.stdout.write(describeAnswers(found, date))
    return !controller.signal.aborted
  } finally {
    progress.stop()
    process.off('SIGINT', stop)
  }
}
