import { data } from 'react-router'
import { requestContext } from '#platform/pages/context.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Route } from './+types/mail-html.route.ts'

// A mail is untrusted: it may have any style, but not run, load, link or send anything.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** A mail's HTML alone. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { mailbox, site } = context.get(requestContext)
  const mail = site.isLocal ? await mailbox?.find(params.id) : null
  if (!mail?.html) throw data(new DomainError('not_found').message, 404)

  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  }
  return new Response(mail.html, { headers })
}
