import { useState } from 'react'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import type { TeamPage } from '#hiring/team/team-views.ts'
import { filterWord } from '#hiring/applications/pages/status-words.ts'
import { useTeamNews } from './use-team-news.ts'

interface PresenceLineProps {
  applicationId: string
  team: Pick<TeamPage, 'others' | 'mark' | 'notes' | 'history'>
}

/** Colleagues viewing the applicant, and their actions since this page was opened. */
export function PresenceLine({ applicationId, team }: PresenceLineProps) {
  const others = useTeamNews(applicationId, team)
  const [known] = useState(() => new Set(keysOf(team)))
  const news = findNews(team, known)
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
