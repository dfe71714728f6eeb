import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { LogIn, MailRequest, PasswordReset, SessionUser, SignUp } from './accounts.schema.ts'
import { DomainError, failures, bodyFailures } from '#platform/primitives/errors.schema.ts'
import { requireActor } from './sessions/http/session.ts'
import { FORGET_PAGES } from '#platform/http/answers/caching.ts'
import type { SessionCookies } from './sessions/http/session-cookies.ts'
import type { Services } from '#platform/services.ts'
import { toSessionUser } from './sessions/actor.ts'
import { ACCOUNT_WORDS } from '#trade/limits/account-limits.ts'

const tags = ['Accounts']
// Several times the longest form, whatever its script.
const bodyLimit = 16 * 1024
const TEXT = 'text/plain; charset=utf-8'

type Options = Pick<Services, 'accounts'> & { cookies: SessionCookies }

/** The calls in JSON, mounted under `/api/v1`. */
export const accountRoutes: FastifyPluginAsyncZod<Options> = async (app, { accounts, cookies }) => {
  // All of these answers are personal.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.get(
    '/user/private_data',
    {
      schema: {
        tags,
        summary: 'Get the user who is logged in',
        response: { 200: SessionUser, ...failures('not_logged_in') },
      },
    },
    async (request) => toSessionUser(await requireActor(request)),
  )

  app.post(
    '/user',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Log in',
        description:
          'An account with two-step login needs a code as well; without one the answer says so, and the browser can finish on the log-in page.',
        body: LogIn,
        response: {
          200: SessionUser,
          ...bodyFailures('wrong_login', 'second_step', 'not_verified'),
        },
      },
    },
    async (request, reply) => {
      const result = await accounts.logIn(request.visitor(), request.body)
      if ('step' in result) {
        reply.header('set-cookie', cookies.startStep(result))
        throw new DomainError('second_step')
      }
      const { user, ...cookieValues } = result
      const old = request.sessionToken()
      if (old) await accounts.sessions.end(old)
      return reply.header('set-cookie', cookies.start(cookieValues)).send(user)
    },
  )

  app.get(
    '/user/logout',
    {
      schema: {
        tags,
        summary: 'Log out',
        response: { 200: z.literal(ACCOUNT_WORDS.loggedOut), ...failures('cross_site') },
      },
    },
    async (request, reply) => {
      // A link or image on another site must not log people out.
      if (request.headers['sec-fetch-site'] !== 'same-origin') throw new DomainError('cross_site')
      const token = request.sessionToken()
      if (token) await accounts.sessions.end(token)
      reply.header('set-cookie', cookies.end()).header(...FORGET_PAGES)
      return reply.type(TEXT).send(ACCOUNT_WORDS.loggedOut)
    },
  )

  app.post(
    '/email_verification',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Send another email that confirms an address',
        description: 'The answer is the same whether or not the address has an account.',
        body: MailRequest,
        response: { 200: z.literal(ACCOUNT_WORDS.mailSent), ...bodyFailures() },
      },
    },
    async (request, reply) => {
      await accounts.resend(request.visitor(), request.body.email)
      return reply.type(TEXT).send(ACCOUNT_WORDS.mailSent)
    },
  )

  app.post(
    '/forgot_password',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Email a code for a new password',
        description: 'The answer is the same whether or not the address has an account.',
        body: MailRequest,
        response: { 200: z.literal(ACCOUNT_WORDS.codeResent), ...bodyFailures() },
      },
    },
    async (request, reply) => {
      await accounts.requestCode(request.visitor(), request.body.email)
      return reply.type(TEXT).send(ACCOUNT_WORDS.codeResent)
    },
  )

  app.post(
    '/forgot_password/reset',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Set a new password with the emailed code',
        description: 'Ends every session of the account.',
        body: PasswordReset,
        response: { 200: z.literal(ACCOUNT_WORDS.passwordChanged), ...bodyFailures() },
      },
    },
    async (request, reply) => {
      const device = await accounts.reset(request.visitor(), request.body)
      return reply
        .header('set-cookie', cookies.rememberDevice({ device }))
        .type(TEXT)
        .send(ACCOUNT_WORDS.passwordChanged)
    },
  )
}

/** The registration, which comes as a multipart form. */
export const signUpRoute: FastifyPluginAsyncZod<Options> = async (app, { accounts, cookies }) => {
  // The service reads the form as a stream; other content types are rejected.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))

  app.post(
    '/user/signup',
    {
      // The body has not been read yet, so the schema only documents it.
      validatorCompiler: () => () => true,
      schema: {
        tags,
        summary: 'Create an account',
        description:
          'Emails a link that confirms the address. The answer is the same for an address that already ' +
          'has an account; its owner gets an email that says so.',
        consumes: ['multipart/form-data'],
        body: SignUp,
        response: { 201: SessionUser, ...bodyFailures() },
      },
    },
    async (request, reply) => {
      const { headers, raw } = request
      const source = { contentType: headers['content-type'], body: raw }
      const answers = await accounts.readSignUp(source)
      const { user, ...made } = await accounts.signUp(request.visitor(), answers)
      reply.header('set-cookie', cookies.startSignUp(made)).header('cache-control', 'no-store')
      return reply.code(201).send(user)
    },
  )
}
