import { useEffect, useRef } from 'react'
import { redirect } from 'react-router'
import { SafeHarbour } from '#platform/art/safe-harbour.tsx'
import { requestContext, type PageServices } from '#platform/pages/context.ts'
import { callApi, rejectCall } from '#platform/forms/pages/call-api.ts'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Dialog, showDialog } from '#platform/ui/toast/dialog.tsx'
import { ContactMessage, MESSAGE_SENT } from '#site/contact/contact.schema.ts'
import { PageBotSignals } from '#accounts/visitors/bot-signals.schema.ts'
import type { Route } from './+types/contact.route.ts'
import { ContactForm } from './contact-form.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  // The timestamp in the form must be recent, so no cache in front may store the page.
  page.cacheScope = 'server'
  return {
    isSent: searchParams.has('sent'),
    message:
      reportOf(searchParams.get('job'), page.site.publicUrl) ||
      correctionOf(searchParams.get('translation'), page),
    openedAt: page.formTimestamps.stamp(),
    sentWords: MESSAGE_SENT,
    canonical: `${page.site.publicUrl}/contact`,
  }
}

/** The opening of a message about an advert; empty for other messages. */
function reportOf(jobId: string | null, publicUrl: string) {
  if (!jobId || !/^[0-9a-z]{1,36}$/.test(jobId)) return ''
  return `About ${publicUrl}/jobDetails/${jobId}\n\n`
}

/** The opening of a message about a translation; empty if the path is not a translated page. */
function correctionOf(path: string | null, { languages, site }: PageServices) {
  const language = languages.find(
    ({ path: start }) => start && path !== null && isOfLanguage(path, start),
  )
  if (!language || !path) return ''
  return `About the translation (${language.code}) of ${site.publicUrl}${path}\n\n`
}

const MOST_LETTERS = 300

function isOfLanguage(path: string, start: string) {
  const rest = path.slice(start.length)
  return (
    path.startsWith(start) && path.length <= MOST_LETTERS && /^(?:$|[/?])[\x21-\x7e]*$/.test(rest)
  )
}

export async function action({ context, request }: Route.ActionArgs) {
  const { contact, visitor } = context.get(requestContext)
  const form = ContactMessage.extend(PageBotSignals.shape)
  const { rejection } = await submitForm(request, form, ({ subjectLine, openedAt, ...message }) =>
    contact.send(visitor, message, { subjectLine, openedAt }),
  )
  return rejection ? rejectForm(rejection) : redirect('/contact?sent=1', 303)
}

const SENDING_FAILED = 'An error occurred while sending the email.'

/** Sends the message by the API call from the browser, and the page stays. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const values = Object.fromEntries(await request.formData()) as Record<string, string>
  const { rejection } = await callApi('/send-email', values)
  if (!rejection) return { isSent: true } as const
  if (rejection.status === 0) console.error(SENDING_FAILED)
  return rejectCall(rejection, values)
}

export { headers } from '#platform/forms/pages/action-headers.ts'

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, message, openedAt, sentWords, canonical } = loaderData
  const title = 'Reach out to us'
  const dialog = useRef<HTMLDialogElement>(null)
  const rejection = actionData && 'errors' in actionData ? actionData : undefined
  const sent = actionData && 'isSent' in actionData ? actionData : null
  useEffect(() => {
    if (sent) showDialog(dialog)
  }, [sent])

  return (
    <PageLayout width="form">
      <title>{`${rejection ? 'Error: ' : ''}${title} – Landfall`}</title>
      <meta name="description" content="Write to the people who run Landfall." />
      <link rel="canonical" href={canonical} />
      <PageHeader title={title}>
        Ask us anything about a job, an advert or this site. A person reads it and answers by email.
      </PageHeader>
      <ContactForm {...{ rejection, message, openedAt, sent }} />
      <Dialog
        ref={dialog}
        id="message-sent"
        title={sentWords.title}
        art={<SafeHarbour />}
        shownAtStart={isSent && !actionData}
      >
        <p>{sentWords.body}</p>
      </Dialog>
    </PageLayout>
  )
}
