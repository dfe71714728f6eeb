import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Services } from '#server/services.ts'
import { MAX_TYPED_LENGTH } from './suggestions/suggestions.service.ts'

const tags = ['Search']

const Typed = z.object({
  // What is no text is nothing typed: a list that is open while somebody types shows no failures.
  q: z
    .string()
    .catch('')
    .meta({ description: `What is typed so far, up to ${MAX_TYPED_LENGTH} characters.` }),
})

const TitleSuggestions = z.array(
  z.object({ text: z.string(), count: z.int().meta({ description: 'Open jobs of that title.' }) }),
)

const PlaceSuggestions = z.array(
  z.object({
    slug: z.string().meta({ description: 'The `place` of a search.' }),
    name: z.string(),
    detail: z.string().meta({ description: 'Tells places of one name apart.' }),
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
        summary: 'Suggest titles of open jobs while somebody types',
        querystring: Typed,
        response: { 200: TitleSuggestions },
      },
    },
    async ({ query }, reply) => {
      forEverybody(reply)
      return suggestions.titles(query.q)
    },
  )

  app.get(
    '/suggest/places',
    {
      schema: {
        tags,
        summary: 'Suggest places while somebody types',
        querystring: Typed,
        response: { 200: PlaceSuggestions },
      },
    },
    async ({ query }, reply) => {
      forEverybody(reply)
      return suggestions.places(query.q)
    },
  )
}

/** The same for whoever asks. */
function forEverybody(reply: FastifyReply) {
  reply.header('cache-control', 'public, max-age=60, s-maxage=60')
}
