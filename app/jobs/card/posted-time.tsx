import { TimeAgo } from '#app/ui/time-ago.tsx'

/** 'Posted 3 days ago'. */
export function PostedTime({ postedAt }: { postedAt: string }) {
  return (
    <span>
      Posted <TimeAgo at={postedAt} />
    </span>
  )
}
