import { mediumDateTime } from '#platform/primitives/formats.ts'
import { english } from '#platform/languages/english.ts'
import { formatMail } from '#platform/mail/format-mail.ts'
import type { WarningKind } from './warnings.schema.ts'
import type { WarningRow } from './warnings.queries.ts'

type Facts = Pick<WarningRow, 'kind' | 'at' | 'employer' | 'poster' | 'isTakenDown' | 'isSuspended'>

export function warningTitle(kind: WarningKind): string {
  return english.words.warningMails[kind]
}

/** The facts and our action, in sentences that are true of this case. */
export function whatHappened(
  { kind, at, employer, poster, isTakenDown, isSuspended }: Facts,
  language = english,
): string {
  const { tookDown, tookDownSuspended, refused, usedName, moneyDemand, noHonest } =
    language.words.warningMails
  const format = formatMail(language)
  const done = isSuspended ? tookDownSuspended : tookDown
  const isName = kind === 'name' || (kind === 'money' && poster === 'unproved')
  return [
    format(isTakenDown ? done : refused, { date: mediumDateTime(at, language.locale) }),
    isName ? format(usedName, { employer }) : '',
    kind === 'money' ? moneyDemand : '',
    noHonest,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Numbers, addresses and links in a fraudster’s words, which must not be used by accident. */
const CONTACTS =
  /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[A-Z]{2}\d{2}[ A-Z\d]{11,40}\b|\+?\d(?:[ ().-]?\d){5,}/gi

export function hideContacts(text: string): string {
  return text.replaceAll(CONTACTS, '(hidden)')
}
