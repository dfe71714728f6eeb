import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 60_000

/**
 * Loads the page's data again when the other side has written: asked for whenever somebody comes back to the page,
 * and once a minute while they look at it. Without a connection nothing happens, and what is typed stays.
 */
export function useNewMessages(applicationId: string) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let isAsking = false
    async function look() {
      if (isAsking || document.hidden) return
      isAsking = true
      const answer = await fetch(`/api/v1/applications/${applicationId}/messages/new`).catch(
        () => null,
      )
      const { count } = answer?.ok ? ((await answer.json()) as { count: number }) : { count: 0 }
      isAsking = false
      if (count > 0) await revalidate()
    }
    const onLook = () => void look()
    const timer = setInterval(onLook, EVERY_MS)
    addEventListener('focus', onLook)
    document.addEventListener('visibilitychange', onLook)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', onLook)
      document.removeEventListener('visibilitychange', onLook)
    }
  }, [applicationId, revalidate])
}
