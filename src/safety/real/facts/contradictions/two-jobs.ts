import { sentencesOf } from '../../find-signs.ts'
import { toWords, type PlainText } from '../../plain-text.ts'
import type { Misfit } from '../../reasons.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'
import data from './jobs.json' with { type: 'json' }

const JOBS = Object.entries<string[]>(data.jobs).map(([name, words]) => ({
  name,
  words: toWords(words),
}))
const HEADING = toWords(data.heading)
const OFFERS = new RegExp(toWords(data.offers).source, 'gu')
const OTHERS = toWords(data.others)
const MANY = toWords(data.many)
/** A heading is no longer; so much behind the words of an offer says what it is. */
const LONGEST_HEADING = 120
const LONGEST_OFFER = 45

interface Offer extends TextRange {
  jobs: string[]
}

/** Two jobs of quite different kinds that one message offers the same person: a nurse’s above, a driver’s below. */
export function findTwoJobs({ text }: PlainText): Misfit[] {
  if (MANY.test(text)) return []
  const offers = [...headings(text), ...offersIn(text)].filter(({ jobs }) => jobs.length > 0)
  if (offers.some(({ jobs }) => jobs.length > 1)) return []
  const [first, ...others] = offers
  const other = others.find(({ jobs }) => jobs[0] !== first?.jobs[0])
  if (!first || !other) return []
  return [first, other].map(({ from, to }) => ({ reason: 'contradiction', from, to }))
}

function headings(text: string): Offer[] {
  return sentencesOf({ text, at: [] })
    .filter(({ from, to }) => to - from < LONGEST_HEADING && HEADING.test(text.slice(from, to)))
    .map((range) => jobsIn(text, range))
}

function offersIn(text: string): Offer[] {
  return sentencesOf({ text, at: [] }).flatMap(({ from, to }) => {
    const sentence = text.slice(from, to)
    if (OTHERS.test(sentence)) return []
    return [...sentence.matchAll(OFFERS)].map(({ index, 0: words }) => {
      const end = index + words.length
      const rest = sentence.slice(end, end + LONGEST_OFFER)
      const [own = ''] = rest.split(/[,;:()]| (?:at|in|with|for|to|who|and|from|on|is|by|you)\b/)
      return jobsIn(text, { from: from + index, to: from + end + own.length })
    })
  })
}

function jobsIn(text: string, range: TextRange): Offer {
  const words = text.slice(range.from, range.to)
  return { ...range, jobs: JOBS.filter((job) => job.words.test(words)).map(({ name }) => name) }
}
