import { z } from 'zod'
import { parseInput } from '#platform/forms/parse-input.ts'
import { formatCount, mediumDate } from '#platform/primitives/formats.ts'
import { today } from '#platform/primitives/time/today.ts'
import type { RuleSource } from '#sponsorship/model/check.schema.ts'
import { wrongField } from '#platform/primitives/errors.schema.ts'
import type { Services } from '#platform/services.ts'
import {
  OCCUPATION_LIMIT,
  type OccupationAnswer,
  type OccupationPage,
} from '#sponsorship/occupations/occupations.ts'
import { occupationPath } from '#sponsorship/occupations/occupation-paths.ts'
import { Words, type Tool, type ToolFact } from '#site/agents/tool.ts'

const Input = z.strictObject(
  {
    occupation: Words('the occupation', OCCUPATION_LIMIT).meta({
      description: 'A four-digit code of SOC 2020, or a job title: ‘6135’, ‘care worker’.',
    }),
  },
  'Give the occupation, and nothing else.',
)
const ANSWERS: Record<OccupationAnswer, string> = {
  open: 'somebody new from abroad can be sponsored in it, if employer and pay meet the rules',
  some: 'somebody new from abroad can be sponsored in some of its jobs',
  closed: 'nobody new from abroad can be sponsored in it',
}
const NOT_KNOWN = [
  'Which code the employer would put on the certificate: the work decides, not the title.',
  'What the rules say about this person’s own case. For that there are regulated immigration advisers.',
  'What the Home Office decides.',
]

/** The requirements of the rules for an occupation: who can be sponsored, and the least pay. */
export function whatAJobNeeds(
  { sponsorship }: Pick<Services, 'sponsorship'>,
  { publicUrl }: { publicUrl: string },
): Tool {
  return {
    name: 'what_a_job_needs',
    title: 'What the Skilled Worker rules ask of an occupation',
    description:
      'Says by the Immigration Rules in force whether somebody abroad can be sponsored in an occupation, and what it must pay at least, with the paragraph of each rule.',
    input: Input,
    async answer(_visitor, input) {
      const { occupation: typed } = parseInput(Input, input)
      const suggested = /^\d{4}$/.test(typed) ? [] : sponsorship.suggestOccupations(typed)
      const code = suggested[0]?.code ?? typed
      const found = await sponsorship.describeOccupation(code)
      if (!found) throw wrongField('occupation', `No occupation fits ‘${typed}’. Try its SOC code.`)
      const others = suggested.slice(1).map(({ code, group }) => `${code} ${group}`)
      const old = found.isOld
        ? ['Whether these rules still hold: we have not read them lately.']
        : []
      const also =
        others.length > 0 ? [`Whether another occupation is meant: ${others.join('; ')}.`] : []
      return {
        summary: `${found.code} ${found.title}: ${ANSWERS[found.answer]}.`,
        facts: factsOf(found, publicUrl),
        notKnown: [...old, ...also, ...NOT_KNOWN],
      }
    },
  }
}

/** Higher bands are seldom for newcomers; the occupation’s page has them. */
const SHOWN_BANDS = 4

function factsOf(occupation: OccupationPage, publicUrl: string): ToolFact[] {
  const { title, answer, reason, cautions, options, scale, sources } = occupation
  const [main, ...others] = sources
  const date = main?.date ?? today()
  const ours = {
    title: 'What a job needs, on Landfall',
    url: `${publicUrl}${occupationPath(occupation)}`,
  }
  const says = (text: string): ToolFact => ({ says: text, quote: null, source: ours, date })
  const limit = answer === 'closed' ? 'For people who may still be sponsored in it. ' : ''
  const pay = [
    ...options.map(({ only, weeks, anHour }) => {
      const sums = weeks.map(({ hours, pounds }) => `${sum(pounds)} for ${hours} hours a week`)
      return `${only ?? 'The usual sum'}: at least ${sums.join(', ')}; £${anHour.toFixed(2)} an hour.`
    }),
    ...(scale?.bands ?? []).slice(0, SHOWN_BANDS).map(({ label, rates }) => {
      const sums = rates.map(({ area, pounds, newer }) => {
        const award = newer ? `, or ${sum(newer)} if the newer award counts` : ''
        return `${sum(pounds)} in ${area}${award}`
      })
      return `${label}, full-time: at least ${sums.join('; ')}.`
    }),
  ]
  return [
    { ...says(reason), quote: title, source: main ? sourceOf(main) : ours },
    ...cautions.map(says),
    ...pay.map((text) => says(`${limit}${text}`)),
    ...others.map((source) => ({
      says: `${source.rule} counts as well, in the version of ${mediumDate(source.date)}.`,
      quote: null,
      source: sourceOf(source),
      date: source.date,
    })),
  ]
}

function sum(pounds: number) {
  return `£${formatCount(pounds)} a year`
}

function sourceOf({ title, rule, url }: RuleSource) {
  return { title: `${title}, ${rule}`, url }
}
