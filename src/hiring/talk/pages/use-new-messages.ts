import { useEffect } from 'react'
import { useReload } from '#platform/forms/pages/use/use-reload.ts'

const EVERY_MS = 60_000

/**
 * Reloads the page's data when the other side has written: checked whenever the tab is shown again, and once a minute
 * while it is visible. Without a connection nothing happens, and typed text stays.
 */
export function useNewMessages(applicationId: string) {
  const reload = useReload()
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
      if (count > 0) await reload()
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
  }, [applicationId, reload])
}
