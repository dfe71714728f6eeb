import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { DATA_PATH } from '#moderation/desk/admin-paths.ts'
import { CHANGED_COLUMNS } from '#sponsorship/register/import/column-words.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Progress } from '#platform/ui/toast/progress.tsx'

const EVERY_MS = 2000

interface RegisterProgressProps {
  upload: {
    fileName: string
    publishedOn: string
    state: 'waiting' | 'reading' | 'comparing' | 'done' | 'failed'
    rowsRead: number
    outcome: string
  }
}

/** The last register that was uploaded: how far it is, or what came of it. */
export function RegisterProgress({ upload }: RegisterProgressProps) {
  const { fileName, publishedOn, state, outcome } = upload
  const isOver = state === 'done' || state === 'failed'
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => void revalidate(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isOver, revalidate])

  if (isOver) {
    return (
      <Banner
        tone={state === 'done' && !outcome.startsWith(CHANGED_COLUMNS) ? 'success' : 'warning'}
        title={`${fileName}, ${publishedOn}`}
        live
      >
        {outcome.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Banner>
    )
  }
  return (
    <div>
      <Progress label={`${fileName}: ${wordsOf(upload)}`} />
      <p>You can leave this page: it goes on, and the result will be here.</p>
      <p>
        <ButtonLink href={DATA_PATH} reloadDocument>
          Look again
        </ButtonLink>
      </p>
    </div>
  )
}

function wordsOf({ state, rowsRead }: RegisterProgressProps['upload']) {
  if (state === 'waiting') return 'waiting'
  const rows = `${formatCount(rowsRead)} rows read`
  return state === 'reading' ? rows : `${rows}, comparing with the one that is loaded`
}
