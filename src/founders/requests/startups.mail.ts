import { toMailLine } from '#platform/mail/mail-line.ts'
import type { ComposedMail } from '#platform/outbox/mails.ts'
import type { PendingRequest } from './startups.queries.ts'

/**
 * The request to the site's owner. The document is not attached, because emails get forwarded; admins
 * open it after logging in.
 */
export function startupRequestEmail(
  request: PendingRequest,
  publicUrl: string,
): Pick<ComposedMail, 'replyTo' | 'content'> {
  const { id, reference, companyName, companyEmail, description, createdAt } = request
  const facts = [
    ['Company', companyName],
    ['Type of healthcare', request.typeOfHealthcare],
    ['Email', companyEmail],
    ['Phone', request.companyPhoneNumber],
    ['Document', describeDocument(request)],
    ['Sent on', createdAt.slice(0, 10)],
    ['Reference', reference],
  ]
  const list = facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`)
  return {
    replyTo: { name: toMailLine(companyName), address: companyEmail },
    content: {
      subject: `Startup support for ${toMailLine(companyName)}`,
      text: `${list.join('\n')}

${description}

--
Sent with the startup support form. A reply to this email reaches them, but does not appear in their case.
Answer them in the admin area: ${publicUrl}/desk/startups/${id}
`,
    },
  }
}

function describeDocument({ documentName, documentSize }: PendingRequest) {
  if (documentName === null || documentSize === null) return null
  const kilobytes = Math.max(1, Math.round(documentSize / 1024))
  return `${documentName} (${kilobytes.toLocaleString('en-GB')} KB), in the admin area (link below)`
}
