import { z } from 'zod'
import type { Employer, RegisterDays } from '#board/employers/employers.ts'
import { EMPLOYER_NAME_LIMIT } from '#board/employers/employers.ts'
import { parseInput } from '#platform/forms/parse-input.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { today } from '#platform/primitives/time/today.ts'
import type { Services } from '#platform/services.ts'
import { employerPath } from '#trade/paths/employer-paths.ts'
import { REGISTER_URL } from '#sponsorship/model/facts.ts'
import { Words, type Tool, type ToolFact } from '#site/agents/tool.ts'

const Input = z.strictObject(
  { name: Words('the employer’s name', EMPLOYER_NAME_LIMIT) },
  'Give the employer’s name, and nothing else.',
)
const MOST_ENTRIES = 5
const REGISTER = 'Register of licensed sponsors: workers'
const NOT_KNOWN = [
  'Whether this employer sponsors this job or this person: a licence says only that it can.',
  'Whether somebody who writes in its name works there. Anybody can write this name.',
  'Whether it is on the register under another name: ask it for the legal name on its licence.',
]

/** The register of licensed sponsors, by an employer’s name. */
export function checkEmployer(
  { employers }: Pick<Services, 'employers'>,
  { publicUrl }: { publicUrl: string },
): Tool {
  return {
    name: 'check_employer',
    title: 'Is an employer on the register of licensed sponsors?',
    description:
      'Looks an employer up by its name in the Home Office’s register of licensed sponsors (workers) and says how many open jobs it has on Landfall.',
    input: Input,
    async answer(_visitor, input) {
      const { name } = parseInput(Input, input)
      const { register, employers: found, isMore } = await employers.lookUp(name)
      if (!register) {
        return { summary: 'No register has been loaded here yet.', facts: [], notKnown: NOT_KNOWN }
      }
      const day = mediumDate(register.publishedOn)
      const shown = found.slice(0, MOST_ENTRIES)
      const facts = shown.map((employer) => registerFact(employer, register))
      const summary = summaryOf(name, { count: found.length, isMore, day })
      const source = { title: REGISTER, url: REGISTER_URL }
      // That nothing was found has a source and a day, too.
      if (facts.length === 0)
        facts.push({ says: summary, quote: null, source, date: register.publishedOn })
      const [only] = shown
      const jobs = only && found.length === 1 ? await findJobs(only) : []
      return {
        summary,
        facts: [...facts, ...jobs],
        notKnown: NOT_KNOWN,
      }
    },
  }

  async function findJobs(employer: Employer): Promise<ToolFact[]> {
    const page = await employers.find(employer.id)
    if (!page) return []
    const { answers } = page
    return [
      {
        says: `Open jobs of it on Landfall: ${answers.total}.`,
        quote: null,
        source: { title: 'Its page on Landfall', url: `${publicUrl}${employerPath(employer)}` },
        date: today(),
      },
    ]
  }
}

function summaryOf(
  name: string,
  { count, isMore, day }: { count: number; isMore: boolean; day: string },
) {
  if (count === 0) {
    return `No entry of the register of ${day} fits ‘${name}’. That alone is no sign of fraud, and only an employer on it can sponsor.`
  }
  if (count === 1) return `One entry of our registers up to ${day} fits ‘${name}’.`
  const shown = count > MOST_ENTRIES ? ` The first ${MOST_ENTRIES} are below.` : ''
  return `${isMore ? 'More than ' : ''}${count} entries of our registers up to ${day} fit ‘${name}’: ask which legal name and town it is.${shown}`
}

function registerFact(
  { name, towns, licences, isListed, leftOn, lastSeen }: Employer,
  { publishedOn }: RegisterDays,
): ToolFact {
  const day = mediumDate(publishedOn)
  const left = leftOn
    ? `, not since ${mediumDate(leftOn)}`
    : `; we last saw it on ${mediumDate(lastSeen)}`
  const printed = licences.map(({ route, printed }) => `${route}: ${printed}`)
  return {
    says: isListed
      ? `${name} is on the register of licensed sponsors of ${day}.`
      : `${name} was on the register of licensed sponsors and is not on that of ${day}${left}.`,
    quote: [name, ...towns.slice(0, MOST_ENTRIES), ...printed].join(' · '),
    source: { title: REGISTER, url: REGISTER_URL },
    date: isListed ? publishedOn : lastSeen,
  }
}
