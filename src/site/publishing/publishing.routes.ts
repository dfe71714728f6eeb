import fresh from 'fresh'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { LANGUAGES } from '#platform/languages/languages.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Services } from '#platform/services.ts'
import { BOARD_NAMES } from './boards/board-feed.ts'
import type { FeedFormat } from './search-feed.ts'
import { REAL_CARDS } from './share-image/share-card.ts'
import type { ShareImage } from './share-image/share-images.ts'
import { createTextStreams } from './text-stream.ts'

// A closed job disappears everywhere within a minute.
const A_MINUTE = 'public, max-age=60'
const FIVE_MINUTES = 'public, max-age=300'
const XML = 'application/xml; charset=utf-8'
const FEED_TYPES = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
} as const

/** Files for other programs, the same for everyone. */
export const publishingRoutes: FastifyPluginAsyncZod<
  Pick<Services, 'publishing' | 'jobs'>
> = async (app, { publishing, jobs }) => {
  const streams = createTextStreams()
  // Fastify's own HEAD route would generate the whole text and discard it.
  const streamed = { exposeHeadRoute: false }

  app.get('/robots.txt', async (_request, reply) => {
    reply.header('cache-control', FIVE_MINUTES).type('text/plain; charset=utf-8')
    return publishing.robots()
  })

  app.get('/.well-known/security.txt', async (_request, reply) => {
    reply.header('cache-control', FIVE_MINUTES).type('text/plain; charset=utf-8')
    return publishing.security()
  })

  app.get('/sitemap.xml', async (_request, reply) => {
    asXml(reply)
    return publishing.sitemap()
  })

  app.get('/sitemaps/pages.xml', async (_request, reply) => {
    asXml(reply)
    return publishing.pages()
  })

  app.route<{ Params: { number: string } }>({
    method: ['GET', 'HEAD'],
    url: String.raw`/sitemaps/jobs-:number(^[1-9]\d*).xml`,
    ...streamed,
    async handler(request, reply) {
      const pieces = await publishing.jobsPart(Number(request.params.number))
      if (!pieces) throw new DomainError('not_found')
      return sendPieces(request, reply, pieces)
    },
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/feeds/jobs.xml',
    ...streamed,
    handler: async (request, reply) =>
      sendPieces(request, reply.header('x-robots-tag', 'noindex'), publishing.allJobs()),
  })

  for (const name of BOARD_NAMES) {
    app.route({
      method: ['GET', 'HEAD'],
      url: `/feeds/boards/${name}.xml`,
      ...streamed,
      async handler(request, reply) {
        const { etag, pieces } = await publishing.forBoard(name)
        asXml(reply.header('x-robots-tag', 'noindex').header('etag', etag))
        if (fresh(request.headers, { etag })) return reply.code(304).send()
        return sendPieces(request, reply, pieces())
      },
    })
  }

  app.get('/feeds/boards/find-a-job-closed.xml', async (_request, reply) => {
    asXml(reply.header('x-robots-tag', 'noindex'))
    return publishing.goneFromFindAJob()
  })

  for (const [format, type] of Object.entries(FEED_TYPES)) {
    app.get(`/feeds/search.${format}`, async (request, reply) => {
      const { searchParams } = new URL(request.url, 'http://localhost')
      const feed = await publishing.feed(searchParams, format as FeedFormat)
      reply.header('cache-control', A_MINUTE).header('x-robots-tag', 'noindex')
      return reply.type(type).send(feed)
    })
  }

  app.get('/share.png', async (request, reply) =>
    sendImage(request, reply, publishing.shareImage(null)),
  )

  for (const language of LANGUAGES) {
    for (const card of REAL_CARDS) {
      app.get(`${language.path}/real/share-${card}.png`, async (request, reply) =>
        sendImage(request, reply, publishing.realImage(card, language)),
      )
    }
  }

  app.get<{ Params: { id: string } }>('/jobs/:id/share.png', async (request, reply) => {
    const job = await jobs.find(request.params.id)
    if (!job) throw new DomainError('job_not_found')
    return sendImage(request, reply, publishing.shareImage(job))
  })

  function sendPieces(request: FastifyRequest, reply: FastifyReply, pieces: AsyncIterable<string>) {
    asXml(reply)
    if (request.method === 'HEAD') return reply.send()
    return reply.send(streams.start(request.ip, pieces))
  }
}

function asXml(reply: FastifyReply) {
  reply.type(XML).header('cache-control', A_MINUTE)
}

/** Answers 304 without drawing anything if the client already has the image. */
async function sendImage(request: FastifyRequest, reply: FastifyReply, image: ShareImage) {
  reply.type('image/png').header('etag', image.etag).header('cache-control', FIVE_MINUTES)
  // Other sites show it next to a shared link.
  reply.header('cross-origin-resource-policy', 'cross-origin')
  if (fresh(request.headers, { etag: image.etag })) return reply.code(304).send()
  return reply.send(await image.png())
}
