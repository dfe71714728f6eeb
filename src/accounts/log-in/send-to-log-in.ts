import type { FastifyReply } from 'fastify'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { logInPath } from './log-in-path.ts'

/** Answers the request for a file by somebody who is not logged in: first to log in, then to the file’s page. */
export function sendToLogIn(reply: FastifyReply, page: string) {
  return reply
    .header('set-cookie', setFlash('log-in-needed'))
    .redirect(logInPath({ url: `http://localhost${page}` }), 303)
}
