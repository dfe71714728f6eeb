import type { FastifyReply } from 'fastify'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { logInPath } from './log-in-path.ts'

/** For a download that needs an account: leads to log in, and from there to the page that offers it. */
export function sendToLogIn(reply: FastifyReply, page: string) {
  reply.header('set-cookie', setFlash('log-in-needed'))
  // Any origin will do: only the path is used.
  return reply.redirect(logInPath({ url: `http://localhost${page}` }), 303)
}
