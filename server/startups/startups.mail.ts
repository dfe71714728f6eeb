import type { Message } from '#server/platform/mail/mail.ts'
import type { UnsentRequest } from './startups.queries.ts'

/**
 * The request as the owner reads it. The document stays among the files, for owners who are logged
 * in: a mail may be passed on.
 */
export function startupRequestEmail(
  to: string,
  request: UnsentRequest,
  publicUrl: string,
): Message {
  const { id, companyName, companyEmail, description, createdAt } = request
  const facts = [
    ['Company', companyName],
    ['Type of healthcare', request.typeOfHealthcare],
    ['Email', companyEmail],
    ['Phone', request.companyPhoneNumber],
    ['Document', describeDocument(request)],
    ['Sent on', createdAt.slice(0, 10)],
    ['Reference', id],
  ]
  const list = facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`)
  return {
    id: `startup-${id}`,
    to,
    replyTo: { name: companyName, address: companyEmail },
    subject: `Startup support for ${companyName}`,
    text: `${list.join('\n')}

${description}

--
Sent in the startup support form. Answer this mail to answer them.
At the desk: ${publicUrl}/desk/startups/${id}
`,
  }
}

function describeDocument({ documentName, documentSize }: UnsentRequest) {
  if (documentName === null || documentSize === null) return null
  const kilobytes = Math.max(1, Math.round(documentSize / 1024))
  return `${documentName} (${kilobytes.toLocaleString('en-GB')} KB), at the desk, by the link below`
}
