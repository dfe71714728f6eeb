import { usePassing } from '#app/kept/kept.tsx'
import { mediumDate, timeAgo } from '#contract/formats.ts'

/** '3 days ago', the day itself in the title. A script goes on counting. */
export function TimeAgo({ at }: { at: string }) {
  const words = usePassing(() => timeAgo(at))
  return (
    <time dateTime={at} title={mediumDate(at)} data-ago>
      {words}
    </time>
  )
}
