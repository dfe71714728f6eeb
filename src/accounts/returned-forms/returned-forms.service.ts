import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { withoutSecrets } from '#platform/forms/pages/submit-form.ts'
import { readTexts } from '#platform/files/documents/documents.ts'
import { RETURN_FIELD, type ReturnedForm } from '#platform/forms/returned-form.ts'
import type { Platform } from '#platform/platform.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { serverCookie } from '#trade/cookies/server-cookie.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { createSecretBox } from '#accounts/second-factor/ways/secret-box.ts'
import { hashToken, newToken } from '#accounts/verification/secrets.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

declare module '#platform/pages/context.ts' {
  interface PageRequest {
    /** A form of this page that its sender gets back. */
    returnedForm: ReturnedForm | null
    /** The page sent the visitor to log in. */
    needsLogIn: boolean
    /** It is a form of a page that was rendered for another account: nothing may be done with it. */
    isOfAnotherPage: boolean
  }
}

const RETENTION_HOURS = 24
/** A shown form comes again for this long: the answer with it may have been cut. */
const GRACE_MINUTES = 10
const COOKIE = serverCookie('returned', { seconds: RETENTION_HOURS * 3600, longest: 43 })

const FORMS_PER_ACCOUNT = 20

interface SentForm {
  cookies: string | undefined
  contentType: string | undefined
  /** A form with files is a stream; any other is complete. */
  body: Buffer | Readable
  path: string
}

interface Asked {
  cookies: string | undefined
  path: string
}

export type ReturnedForms = ReturnType<typeof createReturnedForms>

/**
 * Forms that were sent after their session had ended. Each belongs to the account whose page it was sent from, and only
 * that account gets it back, in the same browser.
 */
export function createReturnedForms(
  { db, limits, files }: Pick<Platform, 'db' | 'limits' | 'files'>,
  secret: string,
) {
  const box = createSecretBox(secret, 'returned-form')
  return {
    /** The `Set-Cookie` value that leads back to the stored form; null if it names no account or form, or is unreadable. */
    async save({ ip }: Sender, { cookies, path, ...sent }: SentForm): Promise<string | null> {
      const values = await readValues(sent)
      const [accountId = '', form = ''] = values[RETURN_FIELD]?.split(' ') ?? []
      if (!accountId || !form) return null
      try {
        await limits.consume(RATE_LIMITS['returned-form'], ip)
      } catch (error) {
        if (error instanceof DomainError) return null
        throw error
      }
      // Forms of several tabs come back one by one.
      const token = COOKIE.read(cookies) ?? newToken()
      const content = box.seal(JSON.stringify({ path, form, values: withoutSecrets(values) }))
      const isStored = await insert(accountId, hashToken(token), content)
      return isStored ? COOKIE.set(token) : null
    },

    /** The newest stored form of a page, and what starts its grace once the page has been answered. */
    async find(actor: Pick<Actor, 'id'>, asked: Asked) {
      for await (const { id, form, values } of storedFor(actor.id, asked)) {
        const returned: ReturnedForm = { form, values }
        return {
          returned,
          noteShown: () =>
            db
              .updateTable('returnedForm')
              .set({ shownAt: sql`coalesce(shown_at, now())` })
              .where('id', '=', id)
              .execute(),
        }
      }
      return null
    },

    /** Deletes the forms that a page has shown: what its browser sends since proves that they arrived. */
    async forgetShown(accountId: string, asked: Asked) {
      for await (const { id, shownAt } of storedFor(accountId, asked)) {
        if (shownAt) await db.deleteFrom('returnedForm').where('id', '=', id).execute()
      }
    },

    async sweep() {
      await sql`
        delete from returned_form
        where created_at < now() - make_interval(hours => ${RETENTION_HOURS}::int)
          or shown_at < now() - make_interval(mins => ${GRACE_MINUTES}::int)`.execute(db)
    },
  }

  /** The forms of a page that an account may still get back in a browser, the newest first. */
  async function* storedFor(accountId: string, { cookies, path }: Asked) {
    const token = COOKIE.read(cookies)
    if (!token) return
    const rows = await db
      .selectFrom('returnedForm')
      .select(['id', 'content', 'shownAt'])
      .where('accountId', '=', accountId)
      .where('tokenHash', '=', hashToken(token))
      .where('createdAt', '>', sql<string>`now() - make_interval(hours => ${RETENTION_HOURS}::int)`)
      .where(
        sql<boolean>`coalesce(shown_at > now() - make_interval(mins => ${GRACE_MINUTES}::int), true)`,
      )
      .orderBy('createdAt', 'desc')
      .execute()
    for (const { id, content, shownAt } of rows) {
      const stored = open(content)
      if (stored?.path === path) yield { id, shownAt, form: stored.form, values: stored.values }
    }
  }

  async function readValues({
    contentType,
    body,
  }: Pick<SentForm, 'contentType' | 'body'>): Promise<Record<string, string>> {
    if (Buffer.isBuffer(body)) return Object.fromEntries(new URLSearchParams(body.toString()))
    try {
      return await readTexts(files, { contentType, body })
    } catch (error) {
      if (error instanceof DomainError) return {}
      throw error
    }
  }

  /** False if there is no such account. */
  async function insert(accountId: string, tokenHash: string, content: string) {
    return db.transaction().execute(async (db) => {
      const { rows } = await sql`
        insert into returned_form (id, account_id, token_hash, content)
        select ${newId()}::text, id, ${tokenHash}::text, ${content}::text
        from account where id = ${accountId}::text
        returning id`.execute(db)
      await sql`
        delete from returned_form where id in (
          select id from returned_form where account_id = ${accountId}::text
          order by created_at desc offset ${FORMS_PER_ACCOUNT}::int)`.execute(db)
      return rows.length > 0
    })
  }

  function open(content: string) {
    const text = box.open(content)
    return text === null ? null : (JSON.parse(text) as ReturnedForm & { path: string })
  }
}
