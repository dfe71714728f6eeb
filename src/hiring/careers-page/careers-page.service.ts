import type { Actor } from '#accounts/sessions/actor.ts'
import { NOTHING_KNOWN, type FeedFetcher } from '#board/sources/fetching/fetch-feed.ts'
import { isOptedOut } from '#board/sources/opt-out/opt-out.queries.ts'
import type { FeedPreview, PreviewAdvert } from '#board/sources/reading/preview-feed.ts'
import { findBoards, recogniseAddress } from '#board/sources/recognise/recognise.ts'
import type { SourceAddress } from '#board/sources/sources.ts'
import { hasRight } from '#organisations/organisations.policy.ts'
import { findOrganisation, isProved } from '#organisations/organisations.queries.ts'
import { requireRight } from '#organisations/people/require-member.ts'
import type { Platform } from '#platform/platform.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Services } from '#platform/services.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import { showHeadline } from '#sponsorship/freshness/show-headline.ts'
import { agreementWords, CAREERS_PROBLEMS, lookWords } from './agreement.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

declare module '#platform/services.ts' {
  interface Services {
    careersPage: ReturnType<typeof createCareersPage>
  }
}

/** Boards of one page that are tried: a page that links to more is a list of other people’s. */
const MOST_TRIED = 3

/** An advert of a list before it is connected, with its answer about sponsorship. */
export interface CheckedPreview {
  advert: PreviewAdvert
  headline: Headline | null
}

interface Parts {
  sources: Pick<Services['sources'], 'listOwn' | 'runsOf' | 'preview' | 'connect' | 'disconnect'>
  sponsorship: Pick<Services['sponsorship'], 'checkAdverts' | 'findFreshness'>
  fetcher: FeedFetcher
}

/** An organisation’s own careers page: what is behind it, and the lists that are connected. */
export function createCareersPage(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  { sources, sponsorship, fetcher }: Parts,
) {
  return { find, look, connect, disconnect: sources.disconnect }

  /** The connected lists with their latest runs. @throws {DomainError} `not_found` for strangers */
  async function find(actor: Actor, organisationId: Id) {
    const right = 'read the organisation'
    const role = await requireRight(db, actor, { organisationId, right })
    const own = await sources.listOwn(actor, organisationId)
    const shown = own.filter(({ stateBecause }) => stateBecause !== 'disconnected')
    return {
      id: organisationId,
      name: await requireName(organisationId),
      isProved: await isProved(db, organisationId),
      mayConnect: hasRight(role, 'manage jobs'),
      sources: await Promise.all(
        shown.map(async (source) => ({
          ...source,
          runs: await sources.runsOf(actor, { organisationId, sourceId: source.id }),
        })),
      ),
    }
  }

  /**
   * The list behind an address, and its first adverts as they would appear here.
   * @throws {DomainError} with the sentence that says what to paste instead, or that its system wants to be asked first
   */
  async function look(actor: Actor, { organisationId, address: typed, agreed = false }: Look) {
    await requireRight(db, actor, { organisationId, right: 'manage jobs' })
    await limits.consume(RATE_LIMITS['careers-looks'], organisationId)
    const boards = await findBoardsAt(actor, { organisationId, typed })
    const agreedWords = agreed ? lookWords(await requireName(organisationId)) : null
    let problem: unknown = wrongField('address', CAREERS_PROBLEMS.nothingFound)
    for (const board of boards.slice(0, MOST_TRIED)) {
      try {
        const preview = await sources.preview(actor, { organisationId, ...board, agreedWords })
        return { ...preview, adverts: await withHeadlines(preview.adverts) }
      } catch (error) {
        if (!(error instanceof DomainError) || wantsAsking(error)) throw error
        problem = error
      }
    }
    throw problem
  }

  /** The boards of an address; none twice. */
  async function findBoardsAt(
    actor: Actor,
    { organisationId, typed }: { organisationId: Id; typed: string },
  ): Promise<SourceAddress[]> {
    const found = recogniseAddress(typed)
    if (found.kind === 'none') throw wrongField('address', CAREERS_PROBLEMS.notAnAddress)
    const address = found.kind === 'board' ? found.board.address : found.address
    if (await isOptedOut(db, new URL(address).host))
      throw wrongField('address', CAREERS_PROBLEMS.optedOut)
    if (found.kind === 'board') return [found.board]
    // Before anything is fetched for somebody who may not connect it anyway.
    if (!(await isProved(db, organisationId)))
      await sources.preview(actor, { organisationId, system: 'job-posting', address })
    return findBoards(await readPage(address), address)
  }

  async function readPage(address: string) {
    const answer = await fetcher.fetch(address, NOTHING_KNOWN, { obeysRobots: true })
    if (answer.kind === 'content') return answer.body.toString('utf8')
    // With a time to ask again, the robots.txt was not read: nobody has refused.
    const isRefused =
      answer.kind === 'failed' && answer.reason === 'robots' && answer.retryAt === null
    throw wrongField('address', CAREERS_PROBLEMS[isRefused ? 'refused' : 'unreachable'])
  }

  async function withHeadlines(adverts: FeedPreview['adverts']): Promise<CheckedPreview[]> {
    const rows = adverts.flatMap((advert) => ('row' in advert ? [advert.row] : []))
    const checks = await sponsorship.checkAdverts(
      rows.map((row) => ({
        ...row,
        poster: 'proved' as const,
        occupationCode: null,
        payBand: null,
        legalName: null,
        sponsorId: null,
      })),
    )
    const freshness = await sponsorship.findFreshness()
    return adverts.map((advert) => {
      const check = 'row' in advert ? checks[rows.indexOf(advert.row)] : null
      return { advert, headline: check?.headline ? showHeadline(check.headline, freshness) : null }
    })
  }

  /**
   * Connects the list that the member has seen, once they agree.
   * @throws {DomainError} also if the address leads to another list by now
   */
  async function connect(
    actor: Actor,
    { organisationId, address, feed, agreed }: Connection,
  ): Promise<Id> {
    await requireRight(db, actor, { organisationId, right: 'manage jobs' })
    if (!agreed) throw wrongField('agreed', CAREERS_PROBLEMS.notAgreed)
    await limits.consume(RATE_LIMITS['careers-looks'], organisationId)
    const boards = await findBoardsAt(actor, { organisationId, typed: address })
    const board = boards.find((one) => one.address === feed)
    if (!board) throw wrongField('address', CAREERS_PROBLEMS.changed)
    const agreedWords = agreementWords(await requireName(organisationId))
    return sources.connect(actor, { organisationId, ...board, agreedWords })
  }

  async function requireName(organisationId: Id) {
    const organisation = await findOrganisation(db, organisationId)
    if (!organisation) throw new DomainError('not_found')
    return organisation.name
  }
}

/** Whether the member can only agree: another board of the page is less likely to be theirs. */
function wantsAsking({ problems }: DomainError) {
  return problems.some(({ field }) => field === 'lookAgreed')
}

interface Look {
  organisationId: Id
  /** The address that was pasted. */
  address: string
  /** Whether the member agrees that a list is read whose system wants to be asked. */
  agreed?: boolean
}

interface Connection {
  organisationId: Id
  /** The address that was pasted. */
  address: string
  /** The address of the list that was shown for it. */
  feed: string
  agreed: boolean
}
