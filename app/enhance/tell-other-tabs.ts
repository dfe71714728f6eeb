const KEY = 'isLoggedIn'

/**
 * Leaves a hint for the other tabs of whether somebody is logged in, and follows theirs: logging out
 * in one takes what is personal off the screen in all. The hint decides nothing; the session does.
 */
export function tellOtherTabs() {
  const link = document.querySelector<HTMLElement>('[data-logged-in]')
  if (!link) return
  const isLoggedIn = link.dataset.loggedIn === 'true'
  if (localStorage.getItem(KEY) !== String(isLoggedIn)) {
    localStorage.setItem(KEY, String(isLoggedIn))
  }
  addEventListener('storage', ({ key }) => key === KEY && follow())
  // A page that the browser kept for the way back was not told.
  addEventListener('pageshow', ({ persisted }) => persisted && follow())

  function follow() {
    const hint = localStorage.getItem(KEY) === 'true'
    // What somebody is typing is not thrown away because they logged in elsewhere.
    if (hint !== isLoggedIn && (isLoggedIn || !isTyping())) location.reload()
  }
}

function isTyping() {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form[method=post] :is(input:not([type=hidden]), textarea)',
  )
  return Array.from(fields).some((field) => field.value !== field.defaultValue)
}
