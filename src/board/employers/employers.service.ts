import { describeAnswerRate } from '#organisations/answer-rate/rate-words.ts'
import { EMPLOYER_NAME_LIMIT, type Employer, type EmployerLookUp } from './employers.ts'
import { employerPath } from '#trade/paths/employer-paths.ts'
import { pick } from '#platform/primitives/pick.ts'
import { listRatesOfSponsor } from '#organisations/answer-rate/answer-rate.queries.ts'
import type { CardRow } from '#board/jobs/stored/job-rows.ts'
import { toCards } from '#board/jobs/stored/to-cards.ts'
import { findCardsById } from '#board/jobs/jobs.queries.ts'
import type { Cache } from '#platform/cache/cache.ts'
import { describeProof } from '#organisations/proof/describe-proof.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { hiringEmployer } from '#sponsorship/advert/hiring-employer.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { splitTradingNames } from '#sponsorship/register/names/trading-names.ts'
import { suggestSponsors, toSuggestion } from '#sponsorship/register/suggest-sponsors.ts'
import {
  findEmployerRows,
  findEvents,
  findIdsByName,
  findJobAnswers,
  findProvedOrganisation,
  findRegisterDays,
  findRespelled,
  listEntriesWithJobs,
  listOrganisationsWithJobs,
  listProvedAs,
  LISTED_COLUMNS,
  type EmployerRow,
} from './employers.queries.ts'

const SHOWN = 20
// With long titles, a page stays within a phone’s six thousand pixels.
const JOBS_SHOWN = 12
const MOST_POSTERS = 5
const SHOWN_COLUMNS = [...LISTED_COLUMNS, 'leftOn'] as const
// The limit leaves room in a sitemap file that pages about places share.
const MAX_LISTED = 20_000
const LISTED = { ttl: 60_000 }

declare module '#platform/services.ts' {
  interface Services {
    employers: ReturnType<typeof createEmployers>
  }
}

/** Employers as the register has them, for anyone who looks one up. */
export function createEmployers({ db, cache }: Pick<Platform, 'db'> & { cache: Cache }) {
  return {
    lookUp,
    find,
    findOrganisation,
    /** Paths of the pages that have open jobs. */
    listPages: () =>
      cache.cached('employer-pages', LISTED, async () =>
        [
          ...(await listEntriesWithJobs(db, MAX_LISTED)),
          ...(await listOrganisationsWithJobs(db, MAX_LISTED)),
        ]
          .slice(0, MAX_LISTED)
          .map(employerPath),
      ),
  }

  /** A text that is too long to be a name finds nothing. */
  async function lookUp(typed: string): Promise<EmployerLookUp> {
    const register = await findRegisterDays(db)
    const { key } = parseName(typed)
    if (!register || key === '' || typed.length > EMPLOYER_NAME_LIMIT) {
      return { register, employers: [], isMore: false }
    }
    // One more than is shown, to detect whether there are more.
    const [{ exact, former }, suggested] = await Promise.all([
      findIdsByName(db, key, SHOWN + 1),
      suggestSponsors(db, typed, SHOWN + 1),
    ])
    const ids = [...new Set([...exact, ...suggested.map(({ id }) => id), ...former])]
    const rows = await findEmployerRows(db, ids.slice(0, SHOWN))
    return { register, employers: rows.map(toEmployer), isMore: ids.length > SHOWN }
  }

  async function find(id: string) {
    if (!isId(id)) return null
    const [register, [row], events, { answers, newest }] = await Promise.all([
      findRegisterDays(db),
      findEmployerRows(db, [id]),
      findEvents(db, id),
      findJobAnswers(db, { sponsorId: id }, JOBS_SHOWN),
    ])
    if (!register || !row) return null
    const [respelled, cards, rates, proved] = await Promise.all([
      row.isListed ? null : findRespelled(db, row),
      findCardsById(db, newest),
      listRatesOfSponsor(db, id),
      listProvedAs(db, id, MOST_POSTERS),
    ])
    return {
      employer: toEmployer(row),
      register,
      events,
      tradingNames: splitTradingNames(row.name).trading,
      advertNames: advertNamesOf(cards),
      respelled,
      answers,
      /** Organisations that have proved to act for it, and how. */
      posters: await Promise.all(
        proved.map(async ({ id, name }) => ({
          name,
          proof: (await describeProof(db, id))?.words ?? null,
        })),
      ),
      answerRates: rates.flatMap(({ name, ...rate }) => {
        const words = describeAnswerRate(rate)
        return words ? [`${name} has ${words}.`] : []
      }),
      jobs: await toCards(db, cards),
    }
  }

  /** A proved organisation by its own id, with its open jobs; null for any other. */
  async function findOrganisation(id: string) {
    const organisation = isId(id) ? await findProvedOrganisation(db, id) : null
    const proof = organisation && (await describeProof(db, id))
    if (!organisation || !proof) return null
    const { sponsorId, sponsorName, ...rest } = organisation
    const { answers, newest } = await findJobAnswers(db, { organisationId: id }, JOBS_SHOWN)
    return {
      organisation: rest,
      /** Its entry on the register, which has a page with more. */
      entry: sponsorId && sponsorName ? { id: sponsorId, name: sponsorName } : null,
      proof: proof.words,
      answers,
      jobs: await toCards(db, await findCardsById(db, newest)),
    }
  }
}

/** The employers' names in the adverts; for a job board's advert, not the board's. */
function advertNamesOf(cards: CardRow[]) {
  const names = cards.map(({ employerName, title }) => hiringEmployer(employerName, title).trim())
  const spellings = Map.groupBy(names, (name) => name.toLowerCase())
  return [...spellings.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([name]) => name ?? [])
}

function toEmployer(row: EmployerRow): Employer {
  return { ...pick(row, SHOWN_COLUMNS), detail: toSuggestion(row).detail }
}

export type ProvedOrganisation = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createEmployers>['findOrganisation']>>
>

export type EmployerPage = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createEmployers>['find']>>
>
