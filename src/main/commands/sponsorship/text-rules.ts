import { InvalidArgumentError, type Command } from 'commander'
import { checkPast, countPast } from '#board/screening/past/check-past.ts'
import { describePast, describeRules } from '#board/screening/past/describe-past.ts'
import { RULES } from '#safety/text-rules/rules.ts'
import { withDatabase } from '#main/commands/open.ts'
import { runUntilStopped } from '#main/commands/run-until-stopped.ts'

const MOST_EXAMPLES = 100

export function registerTextRules(program: Command) {
  const rules = program
    .command('text-rules')
    .description('the rules that refuse, hold or mark adverts and messages for their words')
  rules
    .command('show', { isDefault: true })
    .description('list the rules')
    .action(() => void process.stdout.write(describeRules(RULES)))
  rules
    .command('check')
    .description(
      'show what the rules find in all open adverts, organisations and messages; nothing is written',
    )
    .argument('[code]', 'of a single rule, such as M-01', toRules)
    .option('--examples <count>', 'examples of each rule', toCount, 3)
    .addHelpText('after', '\nA rule in the background is checked as if it were live.')
    .action(check)
}

async function check(
  rules: readonly (typeof RULES)[number][] = RULES,
  options: { examples: number },
) {
  await withDatabase(async ({ db }) => {
    const { result, isStopped } = await runUntilStopped(await countPast(db), (run) =>
      checkPast(db, { rules, ...options, ...run }),
    )
    if (isStopped) {
      process.stdout.write('Stopped before the end.\n')
      process.exitCode = 1
    }
    process.stdout.write(`${describePast(result)}\nNothing was written.\n`)
  })
}

function toRules(code: string) {
  const rule = RULES.find((one) => one.code === code.toUpperCase())
  if (!rule) throw new InvalidArgumentError('There is no rule with this code.')
  return [rule]
}

function toCount(text: string) {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 0 && count <= MOST_EXAMPLES) return count
  throw new InvalidArgumentError(`It is a number from 0 to ${MOST_EXAMPLES}.`)
}
