import { mediumDate, timeAgo } from '#contract/formats.ts'

/** 'Posted 3 days ago', the day itself in the title. */
export function PostedTime({ postedAt }: { postedAt: string }) {
  return (
    <span>
      Posted{' '}
      <time dateTime={postedAt} title={mediumDate(postedAt)} data-ago>
        {timeAgo(postedAt)}
      </time>
    </span>
  )
}
