import { escapeText, escapeUTF8 } from 'entities/escape'
import type { FormValues } from '#board/search/pages/search/form-values.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import { FACET_NAMES, type FacetName, type FacetOption } from '#board/search/search.ts'

export interface FilterOptions {
  /** The `option` elements of each select, as HTML. */
  html: Record<Exclude<FacetName, 'remote' | 'answer'>, string>
  /** The label of the checkbox; null if no job is remote. */
  remote: string | null
}

/**
 * The filters' choices; for a loader. The options are HTML, because there are hundreds: as data for React to render
 * they cost a fifth of the whole page (decision 14).
 */
export function toFilterOptions(
  { remote, ...facets }: Record<FacetName, FacetOption[]>,
  values: FormValues,
): FilterOptions {
  const lists = FACET_NAMES.filter((name) => name !== 'remote' && name !== 'answer').map((name) => {
    let html = ''
    for (const option of facets[name]) html += toOption(option, option.value === values[name])
    return [name, html]
  })
  return {
    html: Object.fromEntries(lists) as FilterOptions['html'],
    remote: remote[0] ? toLabel(remote[0]) : null,
  }
}

/** Short HTML, because it is on the page twice: once for display, and once for the app. */
function toOption(option: FacetOption, isChosen: boolean) {
  const value = `value='${escapeUTF8(option.value)}'`
  return `<option ${value}${isChosen ? ' selected' : ''}>${escapeText(toLabel(option))}`
}

/** A choice with the number of jobs that it would leave. */
function toLabel({ name, count }: FacetOption) {
  return count === null ? name : `${name} (${formatCount(count)})`
}
