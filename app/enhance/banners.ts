/** Lets banners with a name be closed, and keeps them closed on this device. */
export function offerClosingBanners() {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-dismiss-as]')) {
    const key = `closed:${banner.dataset.dismissAs}`
    const button = banner.querySelector<HTMLElement>('[data-dismiss]')
    if (isRemembered(key)) banner.remove()
    if (!button) continue
    button.hidden = false
    button.addEventListener('click', () => {
      remember(key)
      banner.remove()
      document.getElementById('main')?.focus({ preventScroll: true })
    })
  }
}

// A browser may forbid storage. A banner that comes back is no reason to stop everything else.
function isRemembered(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function remember(key: string) {
  try {
    localStorage.setItem(key, '1')
  } catch {
    return
  }
}
