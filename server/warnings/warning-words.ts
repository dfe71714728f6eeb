import { mediumDateTime } from '#contract/formats.ts'
import type { WarningKind } from '#contract/warnings.ts'
import type { WarningRow } from './warnings.queries.ts'

type Facts = Pick<WarningRow, 'kind' | 'at' | 'employer' | 'poster' | 'isTakenDown' | 'isSuspended'>

const TITLES: Record<WarningKind, string> = {
  money: 'Do not pay. There is no job offer.',
  name: 'Do not pay, and send nothing more. The person who posted this did not show who they are.',
  'taken-down': 'We took this job down. Do not pay anybody for it.',
}

export function warningTitle(kind: WarningKind): string {
  return TITLES[kind]
}

/** What we know and did, in sentences that are true of this case. */
export function whatHappened({ kind, at, employer, poster, isTakenDown, isSuspended }: Facts) {
  const when = `On ${mediumDateTime(at)}`
  const did = isTakenDown
    ? `${when} we took this job down${isSuspended ? ', and the person who posted it can no longer write to you' : ''}.`
    : `${when} we refused what the person who posted this job sent us.`
  const name =
    kind === 'name' || (kind === 'money' && poster === 'unproved')
      ? `They used the name ‘${employer}’ and have not shown that they act for it.`
      : ''
  const money = kind === 'money' ? 'They asked for money.' : ''
  return [did, name, money, 'No honest employer asks you to pay for a job or a certificate.']
    .filter(Boolean)
    .join(' ')
}

/** Numbers, addresses and links in what a cheat wrote: nobody should use them by accident. */
const CONTACTS =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[A-Z]{2}\d{2}[ A-Z\d]{11,40}\b|\+?\d(?:[ ().-]?\d){5,}/gi

export function hideContacts(text: string): string {
  return text.replaceAll(CONTACTS, '(hidden)')
}
