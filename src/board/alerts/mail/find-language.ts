import type { Language } from '#platform/languages/language.ts'
import { languageFor } from '#platform/languages/languages.ts'
import type { Db } from '#platform/database/database.ts'
import type { Alert } from '#board/alerts/alerts.queries.ts'

/** The language of an alert's emails: that of its owner's account, else of the page it was set on. */
export async function findLanguage(
  db: Db,
  { accountId, language }: Pick<Alert, 'accountId' | 'language'>,
): Promise<Language> {
  if (accountId === null) return languageFor(language)
  const account = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return languageFor(account?.language ?? language)
}
