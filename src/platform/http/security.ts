import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from './answers/content-security-policy.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'

const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']

const HSTS_SECONDS = 63_072_000

/** The headers of an answer that no hook sees: to a URL which cannot be decoded. */
export function plainSecurityHeaders({ isHttps }: { isHttps: boolean }): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps && {
      'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
    }),
  }
}

export async function setSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps && { maxAge: HSTS_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  const policy = contentSecurityPolicy()
  const permissions = PERMISSIONS.map((name) => `${name}=()`).join(', ')
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('content-security-policy', policy)
    reply.header('permissions-policy', permissions)
    const isRefused = !SAFE_METHODS.has(request.method) && isCrossSite(request)
    done(isRefused ? new DomainError('cross_site') : undefined)
  })
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request comes from another site. Browsers say so; a program need not, and has no cookies to abuse. An older
 * browser sends `Origin` alone.
 */
export function isCrossSite({ headers, host }: FastifyRequest) {
  const site = headers['sec-fetch-site']
  if (site) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  return origin !== undefined && URL.parse(origin)?.host !== host
}
