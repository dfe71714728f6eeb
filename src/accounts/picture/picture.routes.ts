import { buffer } from 'node:stream/consumers'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DomainError, bodyFailures } from '#platform/primitives/errors.schema.ts'
import { PictureForm, PictureSaved } from './pictures.schema.ts'
import { requireOwnUserId, requireActor } from '#accounts/sessions/http/session.ts'
import type { Services } from '#platform/services.ts'
import { ACCOUNT_WORDS, PICTURE_SIZES, pictureUrl } from '#trade/limits/account-limits.ts'

// Private: only browsers may cache a person's picture.
const CACHE_CONTROL = 'private, max-age=31536000, immutable'

/** Mounted under `/api/v1`. */
export const pictureUploadRoutes: FastifyPluginAsyncZod<Pick<Services, 'accounts'>> = async (
  app,
  { accounts: { picture } },
) => {
  // The service reads the form as a stream; other content types are rejected.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))

  for (const url of ['/upload/profile', '/user/profilePicUpdate']) {
    app.post(
      url,
      {
        // The body has not been read yet, so the schema only documents it.
        validatorCompiler: () => () => true,
        schema: {
          tags: ['Accounts'],
          summary: 'Upload a profile picture',
          consumes: ['multipart/form-data'],
          body: PictureForm,
          response: {
            200: PictureSaved,
            ...bodyFailures('not_logged_in', 'forbidden', 'no_space'),
          },
        },
      },
      async (request, reply): Promise<PictureSaved> => {
        const actor = await requireActor(request)
        const { headers, raw } = request
        const source = { contentType: headers['content-type'], body: raw }
        await using form = await picture.receive(request.visitor(), actor, source)
        requireOwnUserId(actor, form.values.userID)
        const profilePictureUrl = pictureUrl(await picture.save(actor, form)) ?? ''
        reply.header('cache-control', 'no-store')
        return { success: ACCOUNT_WORDS.pictureSaved, profilePictureUrl }
      },
    )
  }
}

/**
 * Serves people their own pictures, which nobody else sees on any page: no address of ours shows what a stranger has
 * drawn. The picture behind a URL never changes.
 */
export const pictureRoutes: FastifyPluginAsyncZod<Pick<Services, 'accounts'>> = async (
  app,
  { accounts },
) => {
  app.get<{ Params: { key: string }; Querystring: { size?: string } }>(
    '/pictures/:key',
    async (request, reply) => {
      const { params, query } = request
      const isOwn = (await request.findActor())?.pictureKey === params.key
      const size = PICTURE_SIZES.find((size) => String(size) === (query.size ?? '96'))
      const content = isOwn && size && (await accounts.picture.open(params.key, size))
      if (!content) throw new DomainError('not_found')
      return reply
        .type('image/webp')
        .header('cache-control', CACHE_CONTROL)
        .send(await buffer(content))
    },
  )
}
