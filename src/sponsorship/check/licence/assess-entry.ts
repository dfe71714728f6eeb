import type { Argument } from '#platform/languages/catalogue.ts'
import { message, type Message } from '#platform/languages/message.ts'
import type { Licence, RegisterEntry, RegisterMatch } from '#sponsorship/model/facts.ts'
import type { Poster } from '#trade/poster.schema.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import {
  isOnRoute,
  mayStayWithSponsor,
  type Applicant,
} from '#sponsorship/check/context/applicant.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { NO_TODO, reason, todo } from '#sponsorship/check/result.ts'
import { longDate } from '#sponsorship/long-date.ts'

type Found = Extract<RegisterMatch, { entry: RegisterEntry }>
type Namesakes = Extract<RegisterMatch, { how: 'namesakes' }>
interface Answer {
  verdict: Verdict
  code: string
  reason: string | null
  reasonSays?: Message[] | undefined
  todo: string | null
  todoSays?: Message[] | undefined
  cautions?: string[]
}

const NO_PROOF =
  'A licence does not prove that an employer is honest, or that it sponsors this job.'
const SAID = 'The poster says it is this organisation; we have not checked that it acts for it. '
const PROVED = 'The organisation that posted this has shown us that it is this one. '
const ASK_NAME = message('todos.legal-name')

/** The meaning of one entry on the register for an applicant hired now. */
export function assessEntry(
  { applicant, advert }: CheckContext,
  found: Found,
  publishedOn: string,
) {
  const answer = assess(found, applicant)
  return {
    ...answer,
    figures: figuresOf(found, publishedOn),
    cautions: [...(answer.cautions ?? []), matchCaveat(found, advert.poster)],
  }
}

function assess(found: Found, applicant: Applicant): Answer {
  const { entry } = found
  if (!entry.isListed) return noLongerListed(entry)
  const licences = entry.licences.filter(({ route }) => isSkilledWorker(route))
  if (licences.length === 0) return noRoute(found)
  const ratings = new Set(licences.map(({ rating }) => rating))
  if (ratings.size > 1 || ratings.has('other') || ratings.has('provisional')) {
    return unclearRating(entry, licences)
  }
  return ratings.has('A') ? aRated(entry) : bRated(entry, applicant)
}

function isSkilledWorker(route: string) {
  return route.trim().toLowerCase() === 'skilled worker'
}

function aRated({ name }: RegisterEntry): Answer {
  return {
    verdict: 'pass',
    code: 'a-rated',
    ...reason(message('reasons.a-rated', { name })),
    ...NO_TODO,
  }
}

function noLongerListed({ name, lastSeen }: RegisterEntry): Answer {
  return {
    verdict: 'unknown',
    code: 'no-longer-listed',
    ...reason(message('reasons.no-longer-listed', { name, date: { date: lastSeen } })),
    ...todo(ASK_NAME, message('todos.pay-nothing-yet')),
  }
}

function noRoute({ how, entry }: Found): Answer {
  if (how === 'confirmed') {
    return {
      verdict: 'fail',
      code: 'no-skilled-worker-route',
      ...reason(message('reasons.no-skilled-worker-route', { name: entry.name })),
      ...todo(message('todos.other-company')),
    }
  }
  return {
    verdict: 'unknown',
    code: 'no-skilled-worker-route-by-name',
    ...reason(message('reasons.no-skilled-worker-route-by-name', { name: entry.name })),
    ...todo(ASK_NAME),
  }
}

function unclearRating({ name }: RegisterEntry, licences: Licence[]): Answer {
  const printed = licences.map((licence) => `‘${licence.printed}’`)
  return {
    verdict: 'unknown',
    code: 'rating-unclear',
    ...reason(message('reasons.rating-unclear', { printed: { list: printed, as: 'and' }, name })),
    ...todo(message('todos.a-rating-today')),
  }
}

/** A sponsor with a B rating may only continue to sponsor its present workers (SW 5.3). */
function bRated({ name }: RegisterEntry, applicant: Applicant): Answer {
  if (!mayStayWithSponsor(applicant)) {
    return {
      verdict: 'fail',
      code: 'b-rated',
      ...reason(message('reasons.b-rated', { name })),
      ...todo(message('todos.rating-back')),
    }
  }
  const isSure = isOnRoute(applicant) && applicant.sameEmployer === 'yes'
  return {
    verdict: isSure ? 'pass' : 'unknown',
    code: isSure ? 'b-rated-same-sponsor' : 'b-rated-perhaps-same-sponsor',
    reason: `‘${name}’ has a B rating: it may not sponsor new workers, only people it already sponsors as Skilled Workers.`,
    todo: isSure ? null : 'Say whether this employer is the sponsor of your present visa.',
    cautions: ['Only if this employer is the sponsor of your present visa (SW 5.3).'],
  }
}

/** Describes entries that only share the name: they decide nothing, but are worth showing. */
export function describeNamesakes({ searchedFor, entries }: Namesakes, publishedOn: string) {
  const [entry, ...others] = entries
  const isOne = entry && others.length === 0
  return {
    verdict: 'unknown' as const,
    code: isOne ? 'namesake' : 'namesakes',
    ...reason(
      isOne
        ? namesakeReason(entry, publishedOn)
        : namesakesReason({ searchedFor, entries }, publishedOn),
    ),
    ...todo(
      isOne
        ? message('todos.in-this-name', { name: entry.name })
        : message('todos.legal-name-and-town'),
    ),
    brief: isOne ? message('briefs.is-it', { name: entry.name }) : null,
    figures: isOne ? figuresOf({ entry }, publishedOn) : [],
    cautions: [NO_PROOF],
  }
}

const NAMES: Record<Exclude<Found['how'], 'confirmed'>, string> = {
  exact: 'name',
  'trading-name': 'trading name',
  alias: 'usual name',
  group: 'short name',
}
const MOST_TOWNS = 5

function namesakeReason(entry: RegisterEntry, publishedOn: string) {
  const { name } = entry
  const date = { date: publishedOn }
  const towns = townsOf([entry])
  return towns
    ? message('reasons.namesake-in', { date, name, towns })
    : message('reasons.namesake', { date, name })
}

function namesakesReason(
  { searchedFor: name, entries }: Pick<Namesakes, 'searchedFor' | 'entries'>,
  publishedOn: string,
) {
  const facts = { date: { date: publishedOn }, count: entries.length, name }
  const towns = townsOf(entries)
  return towns
    ? message('reasons.namesakes-in', { ...facts, towns })
    : message('reasons.namesakes', facts)
}

/** Null without towns. */
function townsOf(entries: RegisterEntry[]): Argument | Message | null {
  const towns = [...new Set(entries.flatMap((entry) => entry.towns))]
  if (towns.length === 0) return null
  if (towns.length <= MOST_TOWNS) return { list: towns, as: 'and' }
  const some = { list: towns.slice(0, MOST_TOWNS), as: 'plain' as const }
  return message('check.andOtherPlaces', { towns: some })
}

function matchCaveat({ how, searchedFor }: Found, poster: Poster) {
  if (how === 'confirmed') return (poster === 'proved' ? PROVED : SAID) + NO_PROOF
  const name = NAMES[how]
  return `Matched by the ${name} ‘${searchedFor}’ alone: the employer has not confirmed it. ${NO_PROOF}`
}

function figuresOf({ entry }: Pick<Found, 'entry'>, publishedOn: string) {
  const figures = [
    { term: 'On the register as', value: entry.name },
    { term: 'Type and rating', value: printedOf(entry) },
    { term: 'First seen', value: longDate(entry.firstSeen) },
    { term: 'Last seen', value: longDate(entry.lastSeen) },
    { term: 'Register of', value: longDate(publishedOn) },
  ]
  if (entry.towns.length > 0) figures.splice(1, 0, { term: 'Town', value: entry.towns.join(', ') })
  return figures
}

function printedOf({ licences }: RegisterEntry) {
  return licences.map(({ route, printed }) => `${route}: ${printed}`).join('; ') || 'None printed'
}
