import { InvalidArgumentError, type Command } from 'commander'
import { findSourcesToRead } from '#founders/path/check-age.ts'
import { today } from '#platform/primitives/time/today.ts'

const MOST_MONTHS = 120

export function registerFounderPath(program: Command) {
  program
    .command('path')
    .description('the path for founders, from the idea to the first vacancy')
    .command('check', { isDefault: true })
    .description('list the sources that somebody should read again')
    .option('--months <count>', 'how old a reading or a text may be', toMonths, 6)
    .action(({ months }: { months: number }) => {
      const sources = findSourcesToRead(today(), months)
      const lines = sources.map(
        ({ key, url, because, uses }) =>
          `${key}: ${because}\n  ${url}\n${uses.map((use) => `  - ${use}\n`).join('')}`,
      )
      process.stdout.write(`${lines.join('')}${sources.length} sources to read.\n`)
    })
}

function toMonths(text: string) {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 0 && count <= MOST_MONTHS) return count
  throw new InvalidArgumentError(`It is a number from 0 to ${MOST_MONTHS}.`)
}
