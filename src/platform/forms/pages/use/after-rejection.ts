import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Loads the page anew after a rejection, too, as it is without a script: for pages whose lists somebody else may have
 * changed. Not after a session has ended or where the server fails: loading would lead away from what was typed.
 */
export function shouldRevalidate({
  actionStatus = 0,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'actionStatus' | 'defaultShouldRevalidate'>): boolean {
  const isRejected = actionStatus >= 400 && actionStatus < 500 && actionStatus !== 401
  return defaultShouldRevalidate || isRejected
}
