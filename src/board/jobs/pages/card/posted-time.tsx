import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { TimeAgo } from '#platform/ui/facts/time-ago.tsx'

/** 'Posted 3 days ago'. */
export function PostedTime({ postedAt }: { postedAt: string }) {
  const { words } = useLanguage()
  return (
    <span>
      {words.job.posted} <TimeAgo at={postedAt} />
    </span>
  )
}
