import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { failures } from '#platform/primitives/errors.schema.ts'
import type { Services } from '#platform/services.ts'
import { MAX_TYPED_LENGTH } from './suggestions/suggestions.service.ts'

const tags = ['Search']

const SuggestionQuery = z.object({
  // Treat a value that is not text as an empty query: suggestions must never show an error while
  // someone types.
  q: z
    .string()
    .catch('')
    .meta({ description: `The text typed so far, up to ${MAX_TYPED_LENGTH} characters.` }),
})

const TitleSuggestions = z.array(
  z.object({
    text: z.string(),
    count: z.int().meta({ description: 'Open jobs that a search for it finds.' }),
    isExact: z.boolean().meta({ description: 'False: there are at least this many.' }),
  }),
)

const PlaceSuggestions = z.array(
  z.object({
    slug: z.string().meta({ description: 'The `place` of a search.' }),
    name: z.string(),
    detail: z.string().meta({ description: 'Tells places with the same name apart.' }),
  }),
)

/** Mounted under `/api/v1`. */
export const searchRoutes: FastifyPluginAsyncZod<Pick<Services, 'suggestions'>> = async (
  app,
  { suggestions },
) => {
  app.get(
    '/suggest/titles',
    {
      schema: {
        tags,
        summary: 'Suggest roles and titles of open jobs while someone types',
        querystring: SuggestionQuery,
        response: { 200: TitleSuggestions, ...failures('search_busy') },
      },
    },
    async ({ query }, reply) => {
      setPublicCache(reply)
      return suggestions.titles(query.q)
    },
  )

  app.get(
    '/suggest/places',
    {
      schema: {
        tags,
        summary: 'Suggest places while someone types',
        querystring: SuggestionQuery,
        response: { 200: PlaceSuggestions },
      },
    },
    async ({ query }, reply) => {
      setPublicCache(reply)
      return suggestions.places(query.q)
    },
  )
}

/** Suggestions do not depend on the user. */
function setPublicCache(reply: FastifyReply) {
  reply.header('cache-control', 'public, max-age=60, s-maxage=60')
}
