import { formatCount, mediumDate } from '#platform/primitives/formats.ts'
import type { RuleSet } from '#sponsorship/rules/rule-set.ts'
import { RulesFileError } from '#sponsorship/rules/import/rules-file-error.ts'
import { figuresOfPage, figuresOfSet, PARTS } from './figures.ts'
import { readPage } from './read-page.ts'

const MOST_LINES = 40

/** A saved page beside a rule set. */
export interface PageComparison {
  /** The parts that the page has, with the number of its figures. */
  parts: { part: string; count: number; differences: string[] }[]
  /** The parts that it does not have, which nothing is said about. */
  missing: string[]
}

/**
 * Shows which figures of a rule set differ from a page of GOV.UK.
 * @throws {RulesFileError} if no figure is recognised
 */
export function comparePage(content: string, set: RuleSet): PageComparison {
  const [page, ours] = [figuresOfPage(readPage(content)), figuresOfSet(set)]
  const found = PARTS.filter((part) => page[part].size > 0)
  if (found.length === 0) {
    throw new RulesFileError('No figures of the rules are recognised on this page.', [
      'Save one of these from GOV.UK as HTML: Appendix Skilled Worker, Appendix Skilled Occupations, Appendix Immigration Salary List.',
    ])
  }
  return {
    parts: found.map((part) => {
      const names = new Set([...ours[part].keys(), ...page[part].keys()])
      const differences = [...names].flatMap((name) => {
        const [mine, theirs] = [ours[part].get(name), page[part].get(name)]
        return mine === theirs ? [] : [`${name}: ${say(mine)} here, ${say(theirs)} on the page`]
      })
      return { part, count: page[part].size, differences }
    }),
    missing: PARTS.filter((part) => !found.includes(part)),
  }
}

function say(value: number | string | undefined) {
  if (value === undefined) return 'nothing'
  return typeof value === 'number' ? `£${value.toLocaleString('en-GB')}` : mediumDate(value)
}

/** The comparison in words. */
export function describePage(
  { parts, missing }: PageComparison,
  { version }: Pick<RuleSet, 'version'>,
): string {
  const lines = parts.flatMap(({ part, count, differences }) => [
    `${part}: ${formatCount(count)} ${count === 1 ? 'figure' : 'figures'} on the page, ${formatCount(differences.length)} differ from ${version}.`,
    ...differences.slice(0, MOST_LINES).map((line) => `  ${line}`),
    ...(differences.length > MOST_LINES
      ? [`  … and ${formatCount(differences.length - MOST_LINES)} more`]
      : []),
  ])
  if (missing.length > 0) lines.push(`Not on this page, so not compared: ${missing.join(', ')}.`)
  lines.push('Figures in sentences and in Table 3 are never compared: read those yourself.')
  return `${lines.join('\n')}\n`
}
