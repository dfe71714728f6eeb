import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import {
  findOrganisation,
  insertOrganisationEvent,
  isProved,
} from '#organisations/organisations.queries.ts'
import { lockForMember, requireRight } from '#organisations/people/require-member.ts'
import { closeAllOf } from './closing/close-adverts.ts'
import { askFirstDetails } from './details/ask-detail.ts'
import { NOTHING_KNOWN, type FeedFetcher } from './fetching/fetch-feed.ts'
import problems from './problems.json' with { type: 'json' }
import { holdOptOuts, isOptedOut } from './opt-out/opt-out.queries.ts'
import { previewReading, type FeedPreview } from './reading/preview-feed.ts'
import { readFeed } from './reading/read-feed.ts'
import { findFreeName, toFeedAddress } from './source-name.ts'
import {
  INTERVAL_MINUTES,
  PREVIEW_ADVERTS,
  type OwnSource,
  type SourceAddress,
  type SourceRun,
} from './sources.ts'
import { createNameTest } from './runs/employer-of.ts'
import {
  findOwnSources,
  findRuns,
  lockNamingOthers,
  lockOwnSource,
  switchOff,
  switchOn,
} from './sources.queries.ts'
import { kindOf, systemOf } from './systems/feed-systems.ts'

interface Parts {
  db: Db
  fetcher: FeedFetcher
  notifyJobsChanged(): void
  now(): Date
}

interface Connection extends SourceAddress {
  organisationId: Id
  /** The words that the member agrees to. */
  agreedWords: string
}

interface Previewed extends SourceAddress {
  organisationId: Id
  /** The words that the member agrees to before the list is read; null if they were not asked. */
  agreedWords?: string | null
}

interface Connected {
  organisationId: Id
  sourceId: Id
}

type Actor = { id: Id }

const MOST_SOURCES = 20

/** The lists that organisations connect. Members who manage its jobs may; the organisation must be proved. */
export function createConnecting({ db, fetcher, notifyJobsChanged, now }: Parts) {
  return { connect, disconnect, listOwn, runsOf, preview }

  /**
   * Connects a list and records that the organisation agreed; the next minute reads it. One that was disconnected goes
   * on with its adverts. Returns its id.
   * @throws {DomainError} if the organisation is not proved, if this or another one has connected the list, or if the
   * desk has switched it off
   */
  async function connect(actor: Actor, connection: Connection): Promise<Id> {
    const url = toFeedAddress(connection.address)
    if (!url) throw wrongField('address', problems.notAnAddress)
    try {
      return await db.transaction().execute((db) => connectIn(db, actor, { ...connection, url }))
    } catch (error) {
      if (isUniqueViolation(error)) throw wrongField('address', problems.taken)
      throw error
    }
  }

  async function connectIn(db: Db, actor: Actor, connection: Connection & { url: URL }) {
    const { organisationId, system, url, agreedWords } = connection
    await holdOptOuts(db)
    if (await isOptedOut(db, url.host)) throw wrongField('address', problems.optedOut)
    await requireProved(db, actor, organisationId)
    const own = await findOwnSources(db, organisationId)
    const former = own.find(({ address }) => address === url.href)
    if (former && former.state !== 'off') throw wrongField('address', problems.connected)
    if (former?.stateBecause === 'operator') throw wrongField('address', problems.switchedOff)
    if (own.filter(({ state }) => state !== 'off').length >= MOST_SOURCES)
      throw wrongField('', problems.tooMany)
    const moment = now().toISOString()
    await removeSquatter(db, organisationId, { address: url.href, moment })
    const agreed = { agreedAt: moment, agreedBy: actor.id, agreedWords }
    const id = former?.id ?? newId()
    if (former) await db.updateTable('source').set(agreed).where('id', '=', id).execute()
    else await insert(db, { id, organisationId, system, url, ...agreed })
    const mayRead = !systemOf(system).needsConsent || (await hasConsent(db, id))
    if (mayRead) await switchOn(db, id, moment)
    await insertOrganisationEvent(db, {
      organisationId,
      actorId: actor.id,
      action: 'feed-connected',
      detail: url.href,
    })
    return id
  }

  async function insert(
    db: Db,
    { url, ...source }: { id: Id; organisationId: Id; url: URL } & Omit<Agreed, 'url'>,
  ) {
    await db
      .insertInto('source')
      .values({
        ...source,
        name: await findFreeName(db, url),
        address: url.href,
        host: url.host,
        kind: kindOf(source.system),
        intervalMinutes: INTERVAL_MINUTES,
        obeysRobots: false,
        state: 'waiting',
        stateBecause: 'needs-consent',
      })
      .execute()
  }

  /** Switches off another organisation’s connection of a list that names nobody but this organisation. */
  async function removeSquatter(
    db: Db,
    organisationId: Id,
    { address, moment }: { address: string; moment: string },
  ) {
    const organisation = await findOrganisation(db, organisationId)
    const other = await lockNamingOthers(db, { organisationId, address })
    if (!organisation || !other) return
    const isOwnName = createNameTest(organisation, { ...other, acceptedNames: [] })
    if (other.names.length === 0 || !other.names.every(isOwnName)) return
    await switchOff(db, other.id, 'operator', moment)
    await insertOrganisationEvent(db, {
      organisationId: other.organisationId,
      actorId: null,
      action: 'feed-disconnected',
      detail: address,
    })
  }

  /** @throws {DomainError} `not_found` for strangers, or a sentence that says what to do first */
  async function requireProved(db: Db, actor: Actor, organisationId: Id) {
    const organisation = await lockForMember(db, actor, { organisationId, right: 'manage jobs' })
    if (organisation.frozenAt) throw wrongField('', problems.frozen)
    if (!(await isProved(db, organisationId))) throw wrongField('', problems.notProved)
  }

  /** Ends the reading of a list at once, also of one that is off, and closes its adverts. Returns how many. */
  async function disconnect(actor: Actor, { organisationId, sourceId }: Connected) {
    const closed = await db.transaction().execute(async (db) => {
      await requireRight(db, actor, { organisationId, right: 'manage jobs' })
      const source = isId(sourceId) ? await lockOwnSource(db, organisationId, sourceId) : null
      if (!source) throw new DomainError('not_found')
      if (source.stateBecause === 'disconnected') return []
      const moment = now().toISOString()
      // What the desk has switched off stays so: disconnecting is no way to connect it again.
      if (source.stateBecause !== 'operator') await switchOff(db, sourceId, 'disconnected', moment)
      const detail = source.name
      const actorId = actor.id
      await insertOrganisationEvent(db, {
        organisationId,
        actorId,
        action: 'feed-disconnected',
        detail,
      })
      return closeAllOf(db, sourceId, moment)
    })
    if (closed.length > 0) notifyJobsChanged()
    return closed.length
  }

  async function listOwn(actor: Actor, organisationId: Id): Promise<OwnSource[]> {
    await requireRight(db, actor, { organisationId, right: 'read the organisation' })
    return findOwnSources(db, organisationId)
  }

  async function runsOf(
    actor: Actor,
    { organisationId, sourceId }: Connected,
  ): Promise<SourceRun[]> {
    const own = await listOwn(actor, organisationId)
    if (!own.some(({ id }) => id === sourceId)) throw new DomainError('not_found')
    return findRuns(db, sourceId)
  }

  /**
   * Reads a list that may be connected. Where its system needs consent, nothing is asked before a member has agreed to
   * these words, which is recorded; nothing else is written.
   * @throws {DomainError} with a sentence if nobody may read it here, or nothing can be read
   */
  async function preview(
    actor: Actor,
    { organisationId, system, address, agreedWords = null }: Previewed,
  ): Promise<FeedPreview> {
    const right = 'manage jobs'
    await requireRight(db, actor, { organisationId, right })
    if (!(await isProved(db, organisationId))) throw wrongField('', problems.notProved)
    const url = toFeedAddress(address)
    if (!url) throw wrongField('address', problems.notAnAddress)
    if (systemOf(system).needsConsent) {
      if (agreedWords === null) throw wrongField('lookAgreed', problems.askFirst)
      await insertOrganisationEvent(db, {
        organisationId,
        actorId: actor.id,
        action: 'feed-preview-agreed',
        detail: `${url.href}: ${agreedWords}`,
      })
    }
    const feed = {
      system,
      address: url.href,
      ...NOTHING_KNOWN,
      bodyDigest: null,
      obeysRobots: false,
    }
    const reading = await readFeed(fetcher, feed)
    // Nobody knows yet that adverts would be marked in a page that has none.
    if (reading.kind !== 'content' || reading.emptyPage) {
      const isUnreadable = reading.kind !== 'failed' || reading.reason === 'unreadable'
      throw wrongField('address', isUnreadable ? problems.unreadable : problems.unreachable)
    }
    const adverts = await askFirstDetails(fetcher, feed, {
      adverts: reading.adverts,
      most: PREVIEW_ADVERTS,
    })
    const { name } = (await findOrganisation(db, organisationId)) ?? { name: null }
    const employer = { name, source: 'preview', country: 'GB' }
    return previewReading(
      { ...reading, adverts },
      { system, address: url.href },
      { employer, now: now() },
    )
  }
}

type Agreed = Pick<Connection, 'system'> & {
  url: URL
  agreedAt: string
  agreedBy: Id
  agreedWords: string
}

async function hasConsent(db: Db, id: Id) {
  const row = await db
    .selectFrom('source')
    .select('id')
    .where('id', '=', id)
    .where('consentAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
