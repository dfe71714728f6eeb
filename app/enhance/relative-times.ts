import { timeAgo } from '#contract/formats.ts'

/** Brings '3 days ago' up to date on a page that was kept, by a cache or by an open tab. */
export function keepRelativeTimesFresh() {
  refresh()
  addEventListener('pageshow', refresh)
  document.addEventListener('visibilitychange', refresh)
}

function refresh() {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-ago]')) {
    const words = timeAgo(time.dateTime)
    if (time.textContent !== words) time.textContent = words
  }
}
