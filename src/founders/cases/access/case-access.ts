import { DomainError } from '#platform/primitives/errors.schema.ts'
import { isReference } from '#trade/cookies/founder-cookies.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import {
  findCase,
  findCaseByReference,
  findConfirmedKey,
  listCasesOfAddress,
  type CaseRow,
} from '#founders/cases/case.queries.ts'
import { findLinkedCase } from './links.queries.ts'

/** The visitor: a browser that a link let in, an account, both or neither. */
export interface CaseVisitor {
  token: string | null
  accountId: Id | null
}

/**
 * The case with this reference, for a visitor with its link or an account with its address. The reference alone opens
 * nothing.
 * @throws {DomainError} `not_found`
 */
export async function requireOwnCase(
  db: Db,
  { token, accountId }: CaseVisitor,
  reference: string,
): Promise<CaseRow> {
  const found = isReference(reference) ? await findCaseByReference(db, reference) : null
  if (!found) throw new DomainError('not_found')
  if (token && (await findLinkedCase(db, token)) === found.id) return found
  if (accountId && (await findConfirmedKey(db, accountId)) === found.emailKey) return found
  throw new DomainError('not_found')
}

/** The case that the visitor’s link opens, else the newest of their address that is not closed; null without one. */
export async function findOwnCase(
  db: Db,
  { token, accountId }: CaseVisitor,
): Promise<CaseRow | null> {
  const linked = token ? await findLinkedCase(db, token) : null
  if (linked) return findCase(db, linked)
  const emailKey = accountId ? await findConfirmedKey(db, accountId) : null
  const cases = emailKey === null ? [] : await listCasesOfAddress(db, emailKey)
  return cases.find(({ status }) => status !== 'closed') ?? null
}
