import { toMailLine } from '#server/platform/mail/mail-line.ts'
import type { EmailContent } from '#server/platform/mail/render-email.ts'
import type { Message } from '#server/platform/mail/mail.ts'
import type { PendingRequest } from './startups.queries.ts'

/**
 * The request to the site's owner. The document is not attached, because emails get forwarded; admins
 * open it after logging in.
 */
export function startupRequestEmail(
  to: string,
  request: PendingRequest,
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
    replyTo: { name: toMailLine(companyName), address: companyEmail },
    subject: `Startup support for ${toMailLine(companyName)}`,
    text: `${list.join('\n')}

${description}

--
Sent with the startup support form. Reply to this email to answer them.
In the admin area: ${publicUrl}/desk/startups/${id}
`,
  }
}

/** To the person who asked for help. */
export function startupReceiptEmail(reference: string, publicUrl: string): EmailContent {
  return {
    subject: 'We have received your request',
    heading: 'Your request has arrived',
    paragraphs: [
      'Thank you for writing to us about your care or healthcare business.',
      `Your reference: ${reference}`,
      'What happens next: a person at Landfall reads what you sent, with the document if there was one, and answers to this address. If you want to add something, write to us and name the reference.',
      'Asking us costs nothing. If somebody asks you for money in our name, it is not us.',
    ],
    button: { label: 'Write to us', href: `${publicUrl}/contact` },
    footnote:
      'You are getting this email because this address was given in our startup support form. Not you? Ignore it: we send nothing else.',
  }
}

function describeDocument({ documentName, documentSize }: PendingRequest) {
  if (documentName === null || documentSize === null) return null
  const kilobytes = Math.max(1, Math.round(documentSize / 1024))
  return `${documentName} (${kilobytes.toLocaleString('en-GB')} KB), in the admin area (link below)`
}
