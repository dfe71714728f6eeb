import { ownerHeader } from '#platform/forms/pages/owner/owner-header.ts'
import { useState, useEffect } from 'react'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import type { PageNews } from '#hiring/team/team-views.ts'
import type { TeamPage } from '#hiring/team/team.service.ts'
import { filterWord } from '#hiring/applications/pages/status-words.ts'
import { useReload } from '#platform/forms/pages/use/use-reload.ts'

interface PresenceLineProps {
  applicationId: string
  team: Pick<TeamPage, 'others' | 'mark' | 'notes' | 'history'>
  /** Whether the page says already what a colleague did. */
  isSaid: boolean
}

/** Colleagues viewing the applicant, and their actions since this page was opened. */
export function PresenceLine({ applicationId, team, isSaid }: PresenceLineProps) {
  const others = useTeamNews(applicationId, team)
  const [known] = useState(() => new Set(keysOf(team)))
  const news = isSaid ? null : findNews(team, known)
  return (
    <div aria-live="polite">
      {(others.length > 0 || news) && (
        <Banner tone="info" title={others.length > 0 ? presentWords(others) : undefined}>
          {news && `${news} What you typed is still here.`}
        </Banner>
      )}
    </div>
  )
}

function presentWords(others: string[]) {
  const [first, second, ...more] = others
  if (!second) return `${first} has this open too.`
  const rest = more.length === 0 ? second : `${more.length + 1} others`
  return `${first} and ${rest} have this open too.`
}

function keysOf({ notes, history }: PresenceLineProps['team']) {
  return [
    ...notes.map(({ id, version }) => `note-${id}-${version}`),
    ...history.map(({ key }) => key),
  ]
}

/** A colleague's latest action since then. */
function findNews({ notes, history }: PresenceLineProps['team'], known: Set<string>) {
  const done = [
    ...notes
      .filter(({ id, version, isOwn }) => !isOwn && !known.has(`note-${id}-${version}`))
      .map(({ author, editedAt, at }) => ({ at: editedAt ?? at, words: `${author} saved a note` })),
    ...history
      .filter(({ key, kind, who }) => kind === 'status' && who !== 'You' && !known.has(key))
      .map(({ who, status, at }) => ({
        at,
        words: `${who ?? 'A colleague'} set it to ${filterWord(status ?? 'seen')}`,
      })),
  ]
  const last = done.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1)
  return last && `${last.words}, ${mediumDateTime(last.at)}.`
}

const EVERY_MS = 20_000

/**
 * Announces that this page is open, and reloads its data when there is news: at once, whenever the tab is shown again,
 * and every twenty seconds while it is visible. Typed text stays.
 * @returns the colleagues who also have it open
 */
function useTeamNews(applicationId: string, { others, mark }: PageNews): string[] {
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
  const answer = await fetch(path, { method: 'POST', headers: ownerHeader() }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as PageNews) : null
}
