import { use, useCallback } from 'react'
import { UNSAFE_DataRouterDataContext as RouterData, useRevalidator } from 'react-router'

/** Whether the page shows the answer to a form that was sent, such as its rejection. */
export function useHasAnswer(): boolean {
  return Object.keys(use(RouterData)?.actionData ?? {}).length > 0
}

/**
 * A function that loads the page’s data again, for news that nobody asked for. It does nothing while the page shows the
 * answer to a form: the router would drop that answer.
 */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const hasAnswer = useHasAnswer()
  return useCallback(async () => {
    if (!hasAnswer) await revalidate()
  }, [hasAnswer, revalidate])
}
