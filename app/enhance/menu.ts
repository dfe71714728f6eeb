const WIDE = '(width >= 56rem)'

/** The browser opens and closes the menu by itself. Only a window made wide must not keep it open. */
export function closeMenuWhenWide() {
  const menu = document.getElementById('site-menu')
  matchMedia(WIDE).addEventListener('change', ({ matches }) => {
    if (matches && menu?.matches(':popover-open')) menu.hidePopover()
  })
}
