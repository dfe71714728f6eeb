import { formatCount, mediumDate } from '#platform/primitives/formats.ts'
import type { RuleSet } from '#sponsorship/rules/rule-set.ts'
import { changesAfter, inForceOn } from '#sponsorship/rules/rule-sets.ts'
import type { Comparison } from './compare/compare-answers.ts'
import { compareRuleSets, type Difference, type Section } from './compare/compare-rule-sets.ts'

const MOST_LINES = 30
const MOST_EXAMPLES = 10
const LONGEST = 70

/** The differences between a new set and the one it follows. */
export function describeDifferences(before: RuleSet, after: RuleSet): string {
  const sections = compareRuleSets(before, after)
  if (sections.length === 0) return `It says the same as ${before.version}.\n`
  const titles = titlesOf([before, after])
  const lines = sections.flatMap(({ section, differences }) => [
    `${section}: ${countDifferences(differences)}`,
    ...differences.slice(0, MOST_LINES).map((one) => `  ${describe(one, section, titles)}`),
    ...(differences.length > MOST_LINES
      ? [`  … and ${formatCount(differences.length - MOST_LINES)} more`]
      : []),
  ])
  return `Against ${before.version}:\n${lines.join('\n')}\n`
}

function titlesOf(sets: RuleSet[]) {
  const pairs = sets.flatMap(({ occupations }) => occupations)
  return new Map(pairs.map(({ code, title }) => [code, title]))
}

function countDifferences(differences: Difference[]) {
  const fresh = differences.filter(({ before }) => before === undefined).length
  const gone = differences.filter(({ after }) => after === undefined).length
  const changed = differences.length - fresh - gone
  const counts = [
    `${formatCount(changed)} changed`,
    `${formatCount(fresh)} new`,
    `${formatCount(gone)} gone`,
  ]
  return counts.filter((count) => !count.startsWith('0 ')).join(', ')
}

function describe(
  { where, before, after }: Difference,
  section: Section,
  titles: Map<string, string>,
) {
  const title = section === 'occupations' ? titles.get(where.slice(0, 4)) : undefined
  const place = plain(title ? where.replace(/^\d{4}/, (code) => `${code} ${title}`) : where)
  if (before === undefined) return `${place}: new`
  if (after === undefined) return `${place}: gone`
  const change = `${quote(before)} -> ${quote(after)}`
  return place ? `${place}: ${change}` : change
}

/** The effects of a new set on the open jobs. */
export function describeAnswers({ jobs, changed, shifts }: Comparison, date: string): string {
  const checked = `${formatCount(jobs)} open jobs in the UK were checked for ${mediumDate(date)}`
  if (shifts.length === 0) return `${checked}: no line of any changes.\n`
  const examples = shifts
    .flatMap(({ criterion, from, to, examples }) =>
      examples.map((title) => `  ${criterion} ${from} -> ${to}: ${plain(title)}`),
    )
    .slice(0, MOST_EXAMPLES)
  const counts = shifts.map(
    ({ criterion, from, to, count }) =>
      `  ${criterion}: ${formatCount(count)} from ${from} to ${to}`,
  )
  return [
    `${checked}: lines of ${formatCount(changed)} change.`,
    ...counts,
    'For example:',
    ...examples,
    '',
  ].join('\n')
}

/** The known sets, the one in force, when it was last checked, its sources, and the next changes. */
export function describeSets(sets: RuleSet[], today: string, readOn: string): string {
  const current = inForceOn(sets, today)
  const changes = changesAfter(sets, today)
  const next = changes.filter(({ date }) => date === changes[0]?.date)
  return [
    ...sets.map(
      (set) =>
        `${set.version}, from ${mediumDate(set.effectiveFrom)}${set === current ? ': in force today' : ''}`,
    ),
    '',
    `Read in the text of ${mediumDate(current.seenOn)}, and last checked on ${mediumDate(readOn)}. It rests on`,
    ...Object.values(current.sources).map(
      ({ title, url, updatedOn, note }) =>
        `  ${plain(title)}, ${mediumDate(updatedOn)}: ${plain(url)}${note ? `\n    ${plain(note)}` : ''}`,
    ),
    '',
    ...(next[0]
      ? [
          `The next change is on ${mediumDate(next[0].date)}:`,
          ...next.map(({ what }) => `  ${plain(what)}`),
        ]
      : ['No change is known.']),
    '',
  ].join('\n')
}

function quote(value: unknown) {
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** The text without characters that could affect a terminal: titles are other people's words. */
function plain(text: string) {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}
