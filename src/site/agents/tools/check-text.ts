import { z } from 'zod'
import { english } from '#platform/languages/english.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Services } from '#platform/services.ts'
import { parseInput } from '#platform/forms/parse-input.ts'
import { RealText, type RealReport } from '#site/real/real.schema.ts'
import { basisOf, saidIn, whyIn } from '#site/real/reason-words.ts'
import { REGISTER_URL } from '#sponsorship/model/facts.ts'
import type { Tool, ToolFact } from '#site/agents/tool.ts'

// Without its name in the API’s description, which would make a reference of the schema.
const Input = z.strictObject(RealText.shape, 'Give the text, and nothing else.')
const NOT_KNOWN = [
  'Who really sent it, and what they write next.',
  'Whether it is real: that nothing was found is no proof, because a good copy of a real offer reads like one.',
]
const TOO_LITTLE = 'Too little to judge: give the whole message.'
const CLAUSE =
  'It takes the employer’s costs from the worker. Do not sign it yet: ask them in writing to take these words out, and a regulated adviser before signing.'
const SUMMARIES: Record<RealReport['answer'], string> = {
  alarm:
    'Alarm: it has signs of fraud. Pay nothing and do not answer. Paid already? Ring the bank now.',
  doubt: 'Doubt: something in it does not fit. Find out before you send anything.',
  calm: 'Nothing was found in it. That is no proof that it is real: ask the employer.',
}

/** Signs of fraud in a text that somebody was sent. It is neither saved nor logged. */
export function checkText(
  { real }: Pick<Services, 'real'>,
  { publicUrl }: { publicUrl: string },
): Tool {
  return {
    name: 'check_text',
    title: 'Signs of fraud in a message, advert or offer letter',
    description:
      'Reads a text that somebody was sent about a job in the UK, and quotes the words that speak against it, each with the law or source. The text is neither saved nor logged. Its limit is shared with the page ‘Is this real?’.',
    input: Input,
    async answer(visitor, input) {
      const { text } = parseInput(Input, input)
      const report = await real.check(visitor, text)
      const page = { title: 'Is this real?, on Landfall', url: `${publicUrl}/real` }
      const findings = report.findings.map(({ quote, ...finding }): ToolFact => {
        const said = saidIn(report, finding)
        const basis = basisOf(said)
        return {
          says: whyIn(report, said, english),
          quote,
          source: basis ? { title: basis, url: null } : page,
          date: report.lookedOn,
        }
      })
      const answer = report.clause ? CLAUSE : SUMMARIES[report.answer]
      const summary = report.isTooLittle ? TOO_LITTLE : answer
      const facts = [
        ...findings,
        ...employerFact(report),
        ...freeSenderFact(report),
        ...unlistedFact(report),
        ...workFacts(report, publicUrl),
      ]
      const none = { says: summary, quote: null, source: page, date: report.lookedOn }
      return {
        summary,
        // That nothing was found has a source and a day, too.
        facts: facts.length > 0 ? facts : [none],
        notKnown: NOT_KNOWN,
      }
    },
  }
}

function freeSenderFact({ freeSender, lookedOn }: RealReport): ToolFact[] {
  if (!freeSender) return []
  const { name, missingOn } = freeSender
  const missing = missingOn
    ? `, which is not on the register of licensed sponsors of ${mediumDate(missingOn)}`
    : ''
  return [
    {
      says: `It names ${name}${missing}, and a free mail address. Anybody can open one in any name.`,
      quote: name,
      source: { title: 'Register of licensed sponsors: workers', url: REGISTER_URL },
      date: missingOn ?? lookedOn,
    },
  ]
}

function unlistedFact({ unlisted }: RealReport): ToolFact[] {
  if (!unlisted) return []
  const { name, missingOn } = unlisted
  return [
    {
      says: `It names ${name}, which is not on the register of licensed sponsors of ${mediumDate(missingOn)} under this name.`,
      quote: name,
      source: { title: 'Register of licensed sponsors: workers', url: REGISTER_URL },
      date: missingOn,
    },
  ]
}

function employerFact({ employer }: RealReport): ToolFact[] {
  if (!employer) return []
  const { name, towns, isListed, publishedOn } = employer
  const day = mediumDate(publishedOn)
  return [
    {
      says: isListed
        ? `It names ${name}, which is on the register of licensed sponsors of ${day}. Anybody can write this name.`
        : `It names ${name}, which is not on the register of licensed sponsors of ${day}.`,
      quote: [name, ...towns].join(' · '),
      source: { title: 'Register of licensed sponsors: workers', url: REGISTER_URL },
      date: publishedOn,
    },
  ]
}

/** Whether the job could be sponsored, each result with the page that has its rules. */
function workFacts({ work }: RealReport, publicUrl: string): ToolFact[] {
  if (!work) return []
  const { title, occupation, page, results, neededPay, asOf } = work
  const source = { title: `${occupation.title} (${occupation.code})`, url: `${publicUrl}${page}` }
  return results.map(({ name, reason }) => ({
    says: [reason, name === 'pay' && neededPay && `${neededPay}.`].filter(Boolean).join(' '),
    quote: title,
    source,
    date: asOf.rules,
  }))
}
