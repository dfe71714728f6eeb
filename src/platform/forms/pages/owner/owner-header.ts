import { PAGE_OWNER, RETURN_FIELD } from '#platform/forms/returned-form.ts'

/** The header that says for whom the page of a call was rendered; none on a page for everybody. */
export function ownerHeader(): Record<string, string> {
  const field = document.querySelector<HTMLInputElement>(`[name=${RETURN_FIELD}]`)
  const [owner] = field?.value.split(' ') ?? []
  return owner ? { [PAGE_OWNER]: owner } : {}
}
