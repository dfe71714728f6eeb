import type { PageContext } from '#app/context.ts'
import { readFounderCase } from '#contract/founder-cases/founder-cookies.ts'

/** Who asks for a case: what a link has left in the browser, and who is logged in. */
export function caseVisitorOf({ actor }: Pick<PageContext, 'actor'>, request: Request) {
  return {
    token: readFounderCase(request.headers.get('cookie')),
    accountId: actor?.id ?? null,
  }
}
