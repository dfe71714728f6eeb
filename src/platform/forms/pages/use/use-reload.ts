import { use, useCallback } from 'react'
import { UNSAFE_DataRouterDataContext as RouterData, useRevalidator } from 'react-router'

/** Whether the page shows the answer to a form that was sent, such as its rejection. */
export function useHasAnswer(): boolean {
  return Object.keys(use(RouterData)?.actionData ?? {}).length > 0
}

/** Whether the page has just said that its session has ended, and keeps what was typed. */
export function useHasEnded(): boolean {
  const answers: { code?: string }[] = Object.values(use(RouterData)?.actionData ?? {})
  return answers.some((answer) => answer?.code === 'not_logged_in')
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
