import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { CaseLinkForm } from '#founders/cases/founder-case-forms.schema.ts'
import { toEmailKey, toLimitKey } from '#accounts/identity/email-key.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'
import {
  findCase,
  listCasesOfAddress,
  lockCase,
  type CaseRow,
} from '#founders/cases/case.queries.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import { requireOwnCase, type CaseVisitor } from './case-access.ts'
import { deleteLinks, findLinkedCase, isAddressProved, markOpened } from './links.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** Links in emails, by which founders reach their cases without an account. */
export function createCaseLinks({ db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>) {
  return { open, request, mail, replace }

  /**
   * Uses a link.
   * @returns the reference of its case; null for a link that opens nothing
   * @throws {DomainError} `too_many` after many wrong ones
   */
  async function open(visitor: Sender, token: string): Promise<string | null> {
    const id = await findLinkedCase(db, token)
    const found = id && (await findCase(db, id))
    if (!found) {
      await limits.consume(RATE_LIMITS['founder-link-try'], visitor.ip)
      return null
    }
    await markOpened(db, found.id)
    return found.reference
  }

  /** Emails the links of all cases of an address. For an unknown address, the outcome looks the same from outside. */
  async function request(visitor: Sender, { email }: CaseLinkForm) {
    await limits.consume(RATE_LIMITS['founder-link-request'], visitor.ip)
    const [newest] = await listCasesOfAddress(db, toEmailKey(email))
    if (!newest) return
    try {
      await requireRoomForMail(newest)
    } catch (error) {
      if (error instanceof DomainError && error.code === 'too_many') return
      throw error
    }
    await db.transaction().execute((db) => queueLinks(db, newest))
  }

  /** Emails the links to a founder who is on the page of a case. */
  async function mail(visitor: CaseVisitor, reference: string) {
    const found = await requireOwnCase(db, visitor, reference)
    await requireRoomForMail(found)
    await db.transaction().execute((db) => queueLinks(db, found))
  }

  /** Ends every link of a case, for instance because an email was forwarded, and emails a new one. */
  async function replace(visitor: CaseVisitor, reference: string) {
    const found = await requireOwnCase(db, visitor, reference)
    await requireRoomForMail(found)
    await db.transaction().execute(async (db) => {
      await lockCase(db, found.id)
      await deleteLinks(db, found.id)
      await queueLinks(db, found)
    })
  }

  async function queueLinks(db: Db, { id }: CaseRow) {
    await queueMail({ db, tasks }, { kind: 'founder-case', subject: id, about: { kind: 'links' } })
  }

  async function requireRoomForMail({ emailKey }: CaseRow) {
    const limit = (await isAddressProved(db, emailKey))
      ? RATE_LIMITS['founder-link-mail']
      : RATE_LIMITS['founder-link-mail-unproved']
    await limits.consume(limit, toLimitKey(emailKey))
  }
}
