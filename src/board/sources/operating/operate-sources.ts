import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { closeAllOf } from '#board/sources/closing/close-adverts.ts'
import { holdOptOuts, isOptedOut } from '#board/sources/opt-out/opt-out.queries.ts'
import { findFreeName, toFeedAddress } from '#board/sources/source-name.ts'
import { switchOff, switchOn } from '#board/sources/sources.queries.ts'
import { INTERVAL_MINUTES } from '#board/sources/sources.ts'
import {
  isSystem,
  SYSTEM_NAMES,
  kindOf,
  systemOf,
  type SystemName,
} from '#board/sources/systems/feed-systems.ts'

/** A public list as an operator enters it. */
export interface PublicList {
  address: string
  system: string
  /** The terms that were read, and by whom. */
  termsAddress: string
  termsReadBy: string
  /** The employer of all its adverts; null only where the system’s lists have many. */
  employerName: string | null
  legalName: string | null
  companyNumber: string | null
  contact: string
  intervalMinutes?: number
}

/** A mistake in what an operator has entered, as a sentence. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

/** Adds a public list, which obeys robots.txt; returns its name. It is read within a minute, or waits for consent. */
export async function addPublicList(db: Db, list: PublicList, now: Date): Promise<string> {
  const { system, address: typed, intervalMinutes = INTERVAL_MINUTES, ...facts } = list
  const url = toFeedAddress(typed)
  const terms = toFeedAddress(list.termsAddress)
  if (!url) throw new OperatorError(`${typed} is not an address.`)
  if (!terms) throw new OperatorError('--terms: give the address of the terms that were read.')
  if (!facts.termsReadBy.trim()) throw new OperatorError('--read-by: say who has read the terms.')
  if (!isSystem(system))
    throw new OperatorError(`--system: it is one of ${SYSTEM_NAMES.join(', ')}.`)
  requireEmployer(system, facts)
  return db.transaction().execute(async (db) => {
    await refuseOptedOut(db, url.host)
    const same = await db
      .selectFrom('source')
      .select('name')
      .where('address', '=', url.href)
      .where('organisationId', 'is', null)
      .executeTakeFirst()
    if (same) throw new OperatorError(`This list is here already: ${same.name}.`)
    const name = await findFreeName(db, url)
    const id = newId()
    const waits = systemOf(system).needsConsent === true
    await db
      .insertInto('source')
      .values({
        ...facts,
        id,
        name,
        system,
        address: url.href,
        host: url.host,
        kind: kindOf(system),
        termsReadOn: now.toISOString().slice(0, 10),
        intervalMinutes,
        obeysRobots: true,
        state: 'waiting',
        stateBecause: 'needs-consent',
        nextAt: now.toISOString(),
      })
      .execute()
    if (!waits) await switchOn(db, id, now.toISOString())
    return name
  })
}

/** @throws {OperatorError} for a host whose holder has opted out, which nobody does until the transaction ends */
async function refuseOptedOut(db: Db, host: string) {
  await holdOptOuts(db)
  if (await isOptedOut(db, host))
    throw new OperatorError(`The holder of ${host} has opted out: nothing there may be read.`)
}

/** The legal employer is never taken from a list, so somebody has to say it. */
function requireEmployer(system: SystemName, { employerName, legalName }: Partial<PublicList>) {
  const isKnown = Boolean(employerName?.trim() && legalName?.trim())
  const hasMany = systemOf(system).hasManyEmployers === true
  if (!hasMany && !isKnown)
    throw new OperatorError('--employer and --legal-name: say whose adverts these are.')
  if (hasMany && (employerName || legalName))
    throw new OperatorError('This system’s lists have many employers: leave out the employer.')
}

/** Records the consent that a source waits for, in its words, and has it read within a minute. */
export async function recordConsent(db: Db, name: string, words: string, now: Date): Promise<void> {
  if (!words.trim()) throw new OperatorError('--words: say who has agreed to what, and when.')
  await change(db, name, async (db, { id, state, host }) => {
    await refuseOptedOut(db, host)
    await db
      .updateTable('source')
      .set({ consentAt: now.toISOString(), consentWords: words.trim() })
      .where('id', '=', id)
      .execute()
    if (state === 'waiting') await switchOn(db, id, now.toISOString())
  })
}

/** Ends the reading of a source and closes its adverts, unless they are to stay until they are old. */
export async function endSource(db: Db, name: string, now: Date, keepsAdverts: boolean) {
  return change(db, name, async (db, { id }) => {
    await switchOff(db, id, 'operator', now.toISOString())
    return keepsAdverts ? 0 : (await closeAllOf(db, id, now.toISOString())).length
  })
}

/**
 * Has a source read within the next minute, also one that is off after its failures.
 * @throws {OperatorError} for one that waits for consent, or whose organisation has disconnected it
 */
export async function readSoon(db: Db, name: string, now: Date): Promise<void> {
  await change(db, name, async (db, { id, state, stateBecause, host }) => {
    await refuseOptedOut(db, host)
    if (state === 'waiting') throw new OperatorError(`${name} waits for consent.`)
    if (stateBecause === 'disconnected')
      throw new OperatorError(`Its organisation has disconnected ${name}.`)
    await switchOn(db, id, now.toISOString())
  })
}

interface Found {
  id: Id
  state: 'on' | 'off' | 'waiting'
  stateBecause: string | null
  host: string
}

async function change<Result>(
  db: Db,
  name: string,
  act: (db: Db, source: Found) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (db) => {
    // Before the source, like everybody who opts out.
    await holdOptOuts(db)
    const source = await db
      .selectFrom('source')
      .select(['id', 'state', 'stateBecause', 'host'])
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst()
    if (!source) throw new OperatorError(`There is no source ${name}.`)
    return act(db, source)
  })
}
