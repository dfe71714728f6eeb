import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ReturnedForms } from './returned-forms.service.ts'

/**
 * Deletes a returned form once its page sends something that is accepted, the form itself or a draft of it. Before
 * that nobody knows whether the page has arrived.
 */
export function forgetShownForms(app: FastifyInstance, returnedForms: ReturnedForms) {
  app.addHook('onSend', async (request, reply) => {
    const accountId = request.knownAccountId()
    const isAccepted = request.method !== 'GET' && reply.statusCode < 400
    const path = isAccepted && accountId ? pageOf(request) : null
    if (!path || !accountId) return
    await returnedForms.forgetShown(accountId, { cookies: request.headers.cookie, path })
  })
}

/** What an open page sends by itself says nothing of its form. */
const SENT_BY_ITSELF = /^\/api\/v1\/applications\/[^/?]+\/presence$/

/** The path of the page that sent a request: a form's own address, or what a call names as its referrer. */
function pageOf({ url, headers }: FastifyRequest) {
  if (SENT_BY_ITSELF.test(url)) return null
  if (url.startsWith('/api/')) return URL.parse(headers.referer ?? '')?.pathname
  return pathOfPage(url)
}

/** A page's path; the framework asks for its data under another name. */
export function pathOfPage(url: string) {
  return new URL(url, 'http://localhost').pathname.replace(/\.data$/, '')
}
