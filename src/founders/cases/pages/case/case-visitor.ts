import type { PageContext } from '#platform/pages/context.ts'
import { readFounderCase } from '#trade/cookies/founder-cookies.ts'

/** The visitor's access to cases: a link remembered by the browser, and the account. */
export function caseVisitorOf({ actor }: Pick<PageContext, 'actor'>, request: Request) {
  return {
    token: readFounderCase(request.headers.get('cookie')),
    accountId: actor?.id ?? null,
  }
}
