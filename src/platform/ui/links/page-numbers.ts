/** The page numbers to link: both ends and those around the current one. Null is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, last].filter(
    (page) => page >= 1 && page <= last,
  )
  const pages = [...new Set(shown)].toSorted((a, b) => a - b)

  return pages.flatMap((page, index) => {
    const skipped = page - (pages[index - 1] ?? 0) - 1
    if (skipped === 0) return [page]
    return skipped === 1 ? [page - 1, page] : [null, page]
  })
}
