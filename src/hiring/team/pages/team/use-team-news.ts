import { useEffect, useState } from 'react'
import { useReload } from '#platform/forms/pages/use/use-reload.ts'
import type { PageNews } from '#hiring/team/team-views.ts'

const EVERY_MS = 20_000

/**
 * Announces that this page is open, and reloads its data when there is news: at once, whenever the tab is shown again,
 * and every twenty seconds while it is visible. Typed text stays.
 * @returns the colleagues who also have it open
 */
export function useTeamNews(applicationId: string, { others, mark }: PageNews): string[] {
  const reload = useReload()
  const [seen, setSeen] = useState<{ others: string[]; before: string[] }>()
  useEffect(() => {
    let isAsking = false
    let isOver = false
    async function look() {
      if (isAsking || document.hidden) return
      isAsking = true
      const news = await askForNews(applicationId)
      isAsking = false
      if (!news || isOver) return
      setSeen({ others: news.others, before: others })
      if (news.mark !== mark) await reload()
    }
    const onLook = () => void look()
    onLook()
    const timer = setInterval(onLook, EVERY_MS)
    addEventListener('focus', onLook)
    document.addEventListener('visibilitychange', onLook)
    return () => {
      isOver = true
      clearInterval(timer)
      removeEventListener('focus', onLook)
      document.removeEventListener('visibilitychange', onLook)
    }
  }, [applicationId, mark, others, reload])
  return seen?.before === others ? seen.others : others
}

async function askForNews(applicationId: string): Promise<PageNews | null> {
  const path = `/api/v1/applications/${applicationId}/presence`
  const answer = await fetch(path, { method: 'POST' }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as PageNews) : null
}
