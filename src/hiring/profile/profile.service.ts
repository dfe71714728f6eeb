import { isDeepStrictEqual } from 'node:util'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Entry, Profile } from './profile.schema.ts'
import { isSingle, type ListSection, type Section } from './model/profile-limits.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { findAccount, lockAccountForShare } from '#accounts/account.queries.ts'
import { fullName, type Actor } from '#accounts/sessions/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { createImport } from './import/import.service.ts'
import { toJsonResume } from './json-resume/write-json-resume.ts'
import {
  deleteEntry,
  findEntries,
  findEntry,
  findProfile,
  insertEntry,
  lockProfile,
  toProfile,
  updateEntry,
  updatePosition,
  type StoredEntry,
} from './profile.queries.ts'
import { drawInThread } from './pdf/draw-in-thread.ts'
import { documentOf } from './pdf/profile-document.ts'
import { findUnprintable } from './pdf/fonts.ts'
import { deleteEntryDraft, findEntryDraft } from './entries/entry-drafts.ts'
import { requireRoom } from './entries/require-room.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** The form that saves an entry. */
export interface EntryChange {
  section: Section
  id: Id
  /** The version that the form was filled from; 0 for a new entry. */
  version: number
  content: Entry
}

export interface ProfileView {
  entries: StoredEntry[]
  profile: Profile
  /** Characters that the PDF cannot show. */
  unprintable: string[]
}

declare module '#platform/services.ts' {
  interface Services {
    profiles: ReturnType<typeof createProfiles>
  }
}

/** Profiles. Each person sees and changes only their own. */
export function createProfiles(platform: Pick<Platform, 'db' | 'limits' | 'files'>) {
  const { db, limits } = platform
  return {
    find,
    findEntry: findOwnEntry,
    /** The unsaved text of an entry, or of a new one if the id is null. */
    findDraft: (actor: Actor, section: Section, id: Id | null) =>
      findEntryDraft(db, actor.id, { section, id }),
    discardDraft: (actor: Actor, section: Section, id: Id | null) =>
      deleteEntryDraft(db, actor.id, { section, id }),
    /** The id of an unsaved entry, carried by its form so that it is saved once. */
    newId,
    save,
    remove,
    move,
    exportJson,
    exportPdf,
    import: createImport(platform, change),
  }

  async function find(actor: Actor): Promise<ProfileView> {
    const entries = await findEntries(db, actor.id)
    const profile = toProfile(entries)
    const unprintable = await findUnprintable(`${fullName(actor)} ${textsOf(profile).join(' ')}`)
    return { entries, profile, unprintable }
  }

  /** Null for a new entry, and for one that is gone or belongs to another account. */
  async function findOwnEntry(actor: Actor, section: Section, id: Id): Promise<StoredEntry | null> {
    const entry = isId(id) ? await findEntry(db, actor.id, id) : null
    return entry?.section === section ? entry : null
  }

  /**
   * Saves an entry; a form sent twice is saved once.
   * @throws {DomainError} `entry_changed` if it was saved or removed in another window since
   */
  async function save(actor: Actor, { section, id, version, content }: EntryChange) {
    const isKnown = isSingle(section) ? id === section : isId(id) && !isReserved(id)
    if (!isKnown) throw new DomainError('not_found')
    await change(actor, async (db) => {
      const stored = await findEntry(db, actor.id, id)
      if (stored && stored.section !== section) throw new DomainError('not_found')
      await deleteEntryDraft(db, actor.id, { section, id })
      if (stored && isDeepStrictEqual(stored.content, content)) return
      if ((stored?.version ?? 0) !== version) throw new DomainError('entry_changed')
      if (stored) await updateEntry(db, actor.id, id, content)
      else await add(db, actor.id, { id, section, content })
    })
  }

  async function add(
    db: Db,
    accountId: Id,
    { id, section, content }: { id: Id; section: Section; content: Entry },
  ) {
    if (isSingle(section)) return insertEntry(db, accountId, { id, section, content, position: 0 })
    const others = await findSection(db, accountId, section)
    requireRoom(section, others.length + 1)
    // The newest first, as is usual in a CV; for another order entries are moved.
    const before = others.findIndex((other) => startOf(other.content) < startOf(content))
    const index = before === -1 || startOf(content) === '' ? others.length : before
    for (const other of others.slice(index)) {
      await updatePosition(db, accountId, other.id, others.indexOf(other) + 1)
    }
    await insertEntry(db, accountId, { id, section, content, position: index })
  }

  /** Does nothing if it is gone. */
  async function remove(actor: Actor, id: Id) {
    if (!isId(id)) throw new DomainError('not_found')
    await change(actor, async (db) => {
      const stored = await findEntry(db, actor.id, id)
      if (stored) await deleteEntryDraft(db, actor.id, { section: stored.section, id })
      await deleteEntry(db, actor.id, id)
    })
  }

  /** Swaps an entry with its neighbour. Does nothing at the ends, or if it is gone. */
  async function move(actor: Actor, id: Id, direction: 'up' | 'down') {
    if (!isId(id)) throw new DomainError('not_found')
    await change(actor, async (db) => {
      const entry = await findEntry(db, actor.id, id)
      if (!entry || isSingle(entry.section)) return
      const ids = (await findSection(db, actor.id, entry.section)).map((other) => other.id)
      const from = ids.indexOf(id)
      const to = from + (direction === 'up' ? -1 : 1)
      const neighbour = ids[to]
      if (neighbour === undefined) return
      ids[to] = id
      ids[from] = neighbour
      for (const [position, other] of ids.entries()) {
        await updatePosition(db, actor.id, other, position)
      }
    })
  }

  /** @throws {DomainError} `not_found` if it is empty */
  async function exportJson(actor: Actor): Promise<object> {
    const { profile, name, email, phone } = await requireFilled(actor)
    return toJsonResume(profile, { name, email, phone })
  }

  /** @throws {DomainError} `not_found` if it is empty */
  async function exportPdf(actor: Actor): Promise<{ name: string; content: Buffer }> {
    await limits.consume(RATE_LIMITS['profile-pdf'], actor.id)
    const { profile, name, email, phone } = await requireFilled(actor)
    const document = documentOf(profile, { name, contact: [email, phone ?? ''] })
    const content = await drawInThread(actor.id, document)
    return { name: `CV ${name}.pdf`, content }
  }

  async function requireFilled(actor: Actor) {
    const [account, found] = [await findAccount(db, actor.id), await findProfile(db, actor.id)]
    if (!account || !found) throw new DomainError('not_found')
    return { ...found, name: fullName(actor), email: account.email, phone: account.phone }
  }

  /** Runs changes of one person one after another. */
  async function change(actor: Actor, act: (db: Db) => Promise<void>) {
    await limits.consume(RATE_LIMITS['profile'], actor.id)
    await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      await lockProfile(db, actor.id)
      await act(db)
    })
  }
}

async function findSection(db: Db, accountId: Id, section: ListSection) {
  return (await findEntries(db, accountId)).filter((entry) => entry.section === section)
}

/** Whether the id belongs to a section with one entry. */
function isReserved(id: Id) {
  return id === 'about' || id === 'skills' || id === 'new'
}

function startOf(content: Entry) {
  return 'from' in content ? content.from : 'date' in content ? content.date : ''
}

/** Every text in a value, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
