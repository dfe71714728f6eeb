import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { RETURN_FIELD } from '#platform/forms/returned-form.ts'

/**
 * The hidden field that says for whom a form was rendered, first in it: the server takes it from nobody else. It stays
 * the same if the page's data loads anew for another account, because what was typed stays too.
 */
export function PageOwner({ form = '' }: { form?: string }) {
  const root = useRouteLoaderData('root') as { account?: string } | undefined
  const [account] = useState(root?.account)
  return account && <input type="hidden" name={RETURN_FIELD} value={`${account} ${form}`.trim()} />
}
