const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

/** London time, such as '21 Nov 2026, 12:05'. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{moment.format(new Date(at))}</time>
}
