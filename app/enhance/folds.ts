const WIDE = '(width >= 60rem)'

/** Opens the folds for which a wide screen has room. */
export function openFoldsWhenWide() {
  if (!matchMedia(WIDE).matches) return
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-open-when-wide]')) {
    fold.open = true
  }
}
