import type { ZooResult } from './run-zoo.ts'
import type { ZooSize } from './world.ts'

const EACH_FAULT = 'Each fault, and what happened'

/** The result of a run as a page of the documentation. */
export function toReport(
  size: ZooSize,
  result: ZooResult,
  facts: { minutes: number; where: string },
) {
  const { verdict, counts, stories, memory } = result
  const share = (part: number, all: number) =>
    `${part} of ${all}${all > 0 ? ` (${((100 * part) / all).toFixed(1)} %)` : ''}`
  const lines = [
    '# The zoo',
    '',
    '`npm run zoo` lets the product read fake systems of employers on this machine, on a clock of its own, while adverts',
    'appear, change, vanish and come back and the systems break in every way that we know of. A referee compares what is',
    'open here with what is true (decision 91). This page is what one run printed.',
    '',
    `**Run:** ${result.days} simulated days, ${size.boards} boards, ${result.adverts} adverts (${result.advertsAtStart} from the start), ${stories.length} faults, seed ${size.seed}; ${facts.minutes} minutes on ${facts.where}.`,
    '',
    '| Rule | Result |',
    '| --- | --- |',
    `| Adverts closed wrongly | ${verdict.closedWrongly.length} |`,
    `| Adverts under another company’s name | ${verdict.wrongName.length} |`,
    `| Vanished adverts closed within two intervals and the grace period | ${share(verdict.closedInTime, verdict.vanished)} |`,
    `| New adverts shown within two intervals | ${share(verdict.shownInTime, verdict.appeared)} |`,
    `| Requests | ${counts.requests}, of which ${counts.conditional} named the version that we had |`,
    `| Requests without the version that we had | ${counts.unconditional} |`,
    `| Requests at the same time as another of the host | ${counts.atOnce} |`,
    `| Requests within two seconds of another of the host | ${counts.tooSoon} |`,
    `| Boards opted out, and still read or shown a minute later | ${result.optedOut}, ${result.notOptedOut.length} |`,
    `| Boards that failures switched off and a person switched on | ${result.switchedOnAgain} |`,
    `| Memory on the second day, at most, and at the end | ${memory[1] ?? '–'}, ${Math.max(...memory)}, ${memory.at(-1)} MB |`,
    '',
    `## ${EACH_FAULT}`,
    '',
    '| Fault | Times | Outcomes of its runs | Hours to the first right answer, at most |',
    '| --- | --- | --- | --- |',
    ...[...Map.groupBy(stories, ({ fault }) => fault)].map(([fault, each]) => {
      const outcomes = [...new Set(each.flatMap((story) => story.outcomes))].join('; ')
      const longest = Math.max(...each.map(({ recoveredAfter }) => recoveredAfter ?? Infinity))
      return `| ${fault} | ${each.length} | ${outcomes} | ${longest} |`
    }),
    '',
    'An outcome is the reason why a run failed, with the status, or `content` or `unchanged`, with the reason why it closed',
    'nothing: `held` waits for the desk, `grace` for a second reading, `no-ids` and `same-ids` say that the list was not whole.',
    '',
  ]
  return lines.join('\n')
}
