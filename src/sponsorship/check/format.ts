// Formatted without `Intl`, because a recheck writes these figures for every job.

const ROUNDING_ERROR = 1e-6

/** Pay that is offered: rounded down, so that the figure is never too high. */
export function formatRoundedDown(pounds: number): string {
  return formatPence(Math.floor(pounds * 100 + ROUNDING_ERROR))
}

/** Pay that is required: rounded up, so that paying the figure is enough. */
export function formatRoundedUp(pounds: number): string {
  return formatPence(Math.ceil(pounds * 100 - ROUNDING_ERROR))
}

export function formatPounds(pounds: number): string {
  return formatPence(Math.round(pounds * 100))
}

/** ‘37.5’ hours. */
export function formatHours(hours: number): string {
  return String(Math.round(hours * 100) / 100)
}

/** ‘£41,600’ or ‘£24,048.75’: pence only if there are any. */
function formatPence(pence: number) {
  const rest = pence % 100
  let whole = Math.floor(pence / 100)
  let text = ''
  while (whole >= 1000) {
    text = `,${String(whole % 1000).padStart(3, '0')}${text}`
    whole = Math.floor(whole / 1000)
  }
  const digits = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`
  return `£${whole}${text}${digits}`
}
