import type { Licence, RegisterEntry, RegisterMatch } from '#contract/sponsorship/facts.ts'
import type { Poster } from '#contract/poster.ts'
import type { Verdict } from '#contract/sponsorship/criteria.ts'
import { isOnRoute, mayStayWithSponsor, type Applicant } from '../context/applicant.ts'
import type { CheckContext } from '../context/check-context.ts'
import { longDate } from '../../long-date.ts'

type Found = Extract<RegisterMatch, { entry: RegisterEntry }>
interface Answer {
  verdict: Verdict
  code: string
  reason: string
  todo: string | null
  cautions?: string[]
}

const NO_PROOF =
  'A licence does not prove that an employer is honest, or that it sponsors this job.'
const SAID = 'The poster says it is this organisation; we have not checked that it acts for it. '
const PROVED = 'The organisation that posted this has shown us that it is this one. '
const ASK_NAME =
  'Ask the employer for the exact legal name on its sponsor licence, and look that name up on the register.'

/** What one entry on the register means for an applicant who would be hired now. */
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
    reason: `‘${name}’ is on the register for the Skilled Worker route with an A rating, which an employer needs to sponsor a new worker.`,
    todo: null,
  }
}

function noLongerListed({ name, lastSeen }: RegisterEntry): Answer {
  return {
    verdict: 'unknown',
    code: 'no-longer-listed',
    reason: `‘${name}’ was on the register until ${longDate(lastSeen)} and is not on the newest one. The Home Office does not say why.`,
    todo: `${ASK_NAME} Pay nothing and sign nothing before it is on the register.`,
  }
}

function noRoute({ how, entry }: Found): Answer {
  if (how === 'confirmed') {
    return {
      verdict: 'fail',
      code: 'no-skilled-worker-route',
      reason: `‘${entry.name}’ has a licence, but not for the Skilled Worker route.`,
      todo: 'Ask the employer whether another of its companies has a Skilled Worker licence.',
    }
  }
  return {
    verdict: 'unknown',
    code: 'no-skilled-worker-route-by-name',
    reason: `The entry found by name, ‘${entry.name}’, has no licence for the Skilled Worker route; it may be another organisation.`,
    todo: ASK_NAME,
  }
}

function unclearRating({ name }: RegisterEntry, licences: Licence[]): Answer {
  const printed = licences.map((licence) => `‘${licence.printed}’`).join(' and ')
  return {
    verdict: 'unknown',
    code: 'rating-unclear',
    reason: `The register prints ${printed} for ‘${name}’, and only a plain A rating allows sponsoring a new worker.`,
    todo: 'Ask the employer whether its Skilled Worker licence has an A rating today.',
  }
}

/** SW 5.3: a sponsor with a B rating may only continue to sponsor its present workers. */
function bRated({ name }: RegisterEntry, applicant: Applicant): Answer {
  const reason = `‘${name}’ has a B rating: it may not sponsor new workers`
  const todo = 'Ask the employer when it expects its A rating back; until then it cannot hire you.'
  if (!mayStayWithSponsor(applicant)) {
    return { verdict: 'fail', code: 'b-rated', reason: `${reason}.`, todo }
  }
  const isSure = isOnRoute(applicant) && applicant.sameEmployer === 'yes'
  return {
    verdict: isSure ? 'pass' : 'unknown',
    code: isSure ? 'b-rated-same-sponsor' : 'b-rated-perhaps-same-sponsor',
    reason: `${reason}, only people it already sponsors as Skilled Workers.`,
    todo: isSure ? null : 'Say whether this employer is the sponsor of your present permission.',
    cautions: ['Only if this employer is the sponsor of your present permission (SW 5.3).'],
  }
}

/** Entries that only have the same name decide nothing, but they are not nothing either. */
export function describeNamesakes(
  { searchedFor, entries }: Extract<RegisterMatch, { how: 'namesakes' }>,
  publishedOn: string,
) {
  const [entry, ...others] = entries
  const isOne = entry && others.length === 0
  return {
    verdict: 'unknown' as const,
    code: isOne ? 'namesake' : 'namesakes',
    reason: isOne
      ? `The register of ${longDate(publishedOn)} has ‘${entry.name}’${townsOf([entry])}, but the name alone does not tell whether it is this employer.`
      : `The register of ${longDate(publishedOn)} has ${entries.length} entries under the name ‘${searchedFor}’${townsOf(entries)}, and we cannot tell whether one of them is this employer.`,
    todo: isOne
      ? `Ask the employer whether its sponsor licence is in the name ‘${entry.name}’.`
      : 'Ask the employer for the exact legal name and town on its sponsor licence.',
    brief: isOne ? `Is it ‘${entry.name}’?` : '',
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

function townsOf(entries: RegisterEntry[]) {
  const towns = [...new Set(entries.flatMap((entry) => entry.towns))]
  if (towns.length === 0) return ''
  const shown = towns.slice(0, MOST_TOWNS)
  if (towns.length > MOST_TOWNS) shown.push('other places')
  return ` in ${new Intl.ListFormat('en-GB').format(shown)}`
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
