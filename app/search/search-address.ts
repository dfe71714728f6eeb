/** The address a search form leads to. Empty fields narrow nothing and stay out of it. */
export function searchAddress(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].flatMap(([name, value]) => {
    const text = String(value).trim().replaceAll(/\s+/g, ' ')
    return text ? [[name, text]] : []
  })
  const query = new URLSearchParams(filled).toString()
  const { pathname } = new URL(form.action)
  return query ? `${pathname}?${query}` : pathname
}
