import type { ClientActionFunctionArgs } from 'react-router'
import type { rejectCall } from './call-api.ts'
import { tryServerAction } from './try-server-action.ts'

/** The `clientAction` of a page whose form the server handles; the type of the server’s answer is its `action`’s. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  return tryServerAction(form, serverAction<ReturnType<typeof rejectCall>>)
}
