import { mediumDate } from '#platform/primitives/formats.ts'
import { addDays, daysBetween } from '#platform/primitives/time/days.ts'
import { today } from '#platform/primitives/time/today.ts'
import type { Db } from '#platform/database/database.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import { queueMailOnce } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import { DATA_PATH } from '#moderation/desk/admin-paths.ts'
import { REGISTER_FRESH_DAYS, RULES_FRESH_DAYS } from '#sponsorship/freshness/freshness-limits.ts'
import type { Grounds } from '#sponsorship/freshness/freshness.ts'
import { findFreshness } from '#sponsorship/freshness/freshness.queries.ts'

const WEEK = 7

/** The first day on which the rules, and the register, are old. */
function oldDays({ rulesReadOn, register }: Grounds) {
  return {
    rules: addDays(rulesReadOn, RULES_FRESH_DAYS + 1),
    register: register && addDays(register, REGISTER_FRESH_DAYS + 1),
  }
}

/** Queues an email to the site’s owner a week before passes turn grey, and each week from then on. */
export async function remindOfOldData(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  day = today(),
) {
  const { rules, register } = oldDays(await findFreshness(db, day))
  const first = register && register < rules ? register : rules
  const since = daysBetween(addDays(first, -WEEK), day)
  if (since < 0) return
  const uniqueKey = `data-turns-old-${first}-${Math.floor(since / WEEK)}`
  await db
    .transaction()
    .execute((db) =>
      queueMailOnce(
        { db, tasks },
        { kind: 'data-turns-old', subject: first, about: {}, uniqueKey },
      ),
    )
}

/** The email’s content; null if everything is fresh again. */
export async function composeOldData(
  db: Db,
  { publicUrl, day = today() }: { publicUrl: string; day?: string },
): Promise<EmailContent | null> {
  const freshness = await findFreshness(db, day)
  const { rules, register } = oldDays(freshness)
  const soon = addDays(day, WEEK)
  const areRulesDue = rules <= soon
  const isRegisterDue = register !== null && register !== '' && register <= soon
  if (!areRulesDue && !isRegisterDue) return null
  const first = isRegisterDue && (!areRulesDue || register < rules) ? register : rules
  const heading =
    first <= day
      ? 'Passes are grey on your site'
      : `Passes turn grey on ${mediumDate(first)} on your site`
  return {
    subject: heading,
    heading,
    paragraphs: [
      ...(areRulesDue
        ? [
            `The visa rules were last read on ${mediumDate(freshness.rulesReadOn)}. Look on GOV.UK whether anything newer is published, then say so at the desk.`,
          ]
        : []),
      ...(isRegisterDue && freshness.register
        ? [
            `The register of sponsors is of ${mediumDate(freshness.register)}. Download the newest from GOV.UK, then upload it at the desk.`,
          ]
        : []),
      `Rules older than ${RULES_FRESH_DAYS} days or a register older than ${REGISTER_FRESH_DAYS} days make no job green, because a green tick could be wrong.`,
    ],
    button: { label: 'Open the desk', href: `${publicUrl}${DATA_PATH}` },
    footnote: 'You are getting this email because you own this site. It comes once a week.',
  }
}
