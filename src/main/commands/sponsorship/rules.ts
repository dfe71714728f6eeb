import { InvalidArgumentError, type Command } from 'commander'
import type { Db } from '#platform/database/database.ts'
import type { RuleSet } from '#sponsorship/rules/rule-set.ts'
import { findRuleSets, inForceOn } from '#sponsorship/rules/rule-sets.ts'
import { compareAnswers, countOpenJobs } from '#sponsorship/rules/import/compare/compare-answers.ts'
import { confirmRules, findFreshness } from '#sponsorship/freshness/freshness.queries.ts'
import { RULES_FRESH_DAYS } from '#sponsorship/freshness/freshness-limits.ts'
import { comparePage, describePage } from '#sponsorship/rules/import/page/compare-page.ts'
import { readRulesFile, readText } from '#sponsorship/rules/import/read-rules-file.ts'
import {
  describeAnswers,
  describeDifferences,
  describeSets,
} from '#sponsorship/rules/import/report.ts'
import { RulesFileError } from '#sponsorship/rules/import/rules-file-error.ts'
import { firstDayOf, isKnown, importRuleSet } from '#sponsorship/rules/import/import-rule-set.ts'
import { EmailAddress } from '#platform/primitives/texts.schema.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { addDays } from '#platform/primitives/time/days.ts'
import { today } from '#platform/primitives/time/today.ts'
import { withDatabase } from '#main/commands/open.ts'
import { runUntilStopped } from '#main/commands/run-until-stopped.ts'

const FAILED = 1
const MAX_PROBLEMS = 50
const MAX_EMAIL = 254
const HELP = '\nExit codes: 0 the set is valid, 1 it is not, or the file cannot be read.'

export function registerRules(program: Command) {
  const rules = program.command('rules').description('the visa rules that adverts are checked by')
  rules
    .command('check')
    .description('validate a new rule set and show what it would change; nothing is written')
    .argument('<file>', 'a rule set as JSON')
    .addHelpText('after', HELP)
    .action((file: string) => review(file, () => Promise.resolve('Nothing was written.')))
  rules
    .command('import')
    .description('do the same, then import it: adverts are checked by it from its effective date')
    .argument('<file>', 'a rule set as JSON')
    .addHelpText('after', HELP)
    .action((file: string) => review(file, importSet))
  rules
    .command('show', { isDefault: true })
    .description('show the rule sets, which one is in force, and what changes next')
    .action(async () => {
      const [sets, { rulesReadOn }] = await withDatabase(({ db }) =>
        Promise.all([findRuleSets(db), findFreshness(db)]),
      )
      process.stdout.write(describeSets(sets, today(), rulesReadOn))
    })
  rules
    .command('confirm')
    .description(
      'record that you looked today, and that nothing newer than the known rule sets is published',
    )
    .requiredOption('--by <email>', 'who looked', toEmail)
    .action(confirm)
  rules
    .command('compare')
    .description('show which figures differ from a saved page of GOV.UK; nothing is written')
    .argument('<file>', 'a page of the Immigration Rules, saved as HTML')
    .addHelpText(
      'after',
      '\nExit codes: 0 no figure differs, 1 some do, or the file cannot be read.',
    )
    .action(compare)
}

function toEmail(text: string) {
  const { data } = EmailAddress(MAX_EMAIL).safeParse(text)
  if (data) return data
  throw new InvalidArgumentError('It is an email address: of the person who looked.')
}

async function confirm({ by }: { by: string }) {
  const { version } = await withDatabase(({ db }) => confirmRules(db, by))
  const until = mediumDate(addDays(today(), RULES_FRESH_DAYS))
  process.stdout.write(
    `Confirmed by ${by}: nothing newer than ${version} is published. Look again by ${until}, before answers turn grey.\n`,
  )
}

async function compare(file: string) {
  try {
    const page = await readText(file)
    const set = await withDatabase(async ({ db }) => inForceOn(await findRuleSets(db), today()))
    const found = comparePage(page, set)
    process.stdout.write(describePage(found, set))
    if (found.parts.some(({ differences }) => differences.length > 0)) process.exitCode = FAILED
  } catch (error) {
    if (!(error instanceof RulesFileError)) throw error
    process.stderr.write(describeProblems(error))
    process.exitCode = FAILED
  }
}

/** Shows what a rule set would change, then runs `decide` on it, unless it was imported before. */
async function review(file: string, decide: (db: Db, set: RuleSet) => Promise<string>) {
  try {
    // Validate the file before the database is opened.
    const set = await readRulesFile(file, today())
    await withDatabase(
      async ({ db }) => {
        const known = await findRuleSets(db)
        if (isKnown(set, known, today())) {
          process.stdout.write(`${set.version} was imported before; nothing changed.\n`)
          return
        }
        const isComplete = await showChanges(db, { set, known })
        if (isComplete) process.stdout.write(`${await decide(db, set)}\n`)
        else process.exitCode = FAILED
      },
      { isImport: true },
    )
  } catch (error) {
    if (!(error instanceof RulesFileError)) throw error
    process.stderr.write(describeProblems(error))
    process.exitCode = FAILED
  }
}

function describeProblems({ message, problems }: RulesFileError) {
  const shown = problems.slice(0, MAX_PROBLEMS).map((problem) => `- ${problem}`)
  if (problems.length > MAX_PROBLEMS) shown.push(`… and ${problems.length - MAX_PROBLEMS} more`)
  return `${[message, ...shown].join('\n')}\n`
}

async function importSet(db: Db, set: RuleSet) {
  const result = await importRuleSet(db, set, today())
  return result === 'imported'
    ? `${set.version} is imported.`
    : `${set.version} was imported before; nothing changed.`
}

/** Shows what a set changes on its first day. Returns false if the user stopped it. */
async function showChanges(db: Db, { set, known }: { set: RuleSet; known: RuleSet[] }) {
  const date = firstDayOf(set, today())
  const before = inForceOn(known, date)
  process.stdout.write(describeDifferences(before, set))

  const { result, isStopped } = await runUntilStopped(await countOpenJobs(db), (run) =>
    compareAnswers(db, { before, after: set, date }, run),
  )
  process.stdout.write(
    isStopped ? 'Stopped; nothing was written.\n' : describeAnswers(result, date),
  )
  return !isStopped
}
