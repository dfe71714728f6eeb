const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

/** '21 Nov 2026, 12:05', where most of the jobs are. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{moment.format(new Date(at))}</time>
}
