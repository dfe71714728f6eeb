/** A second press while a form is on its way does nothing. */
export function sendOnce() {
  const onTheirWay = new Set<HTMLFormElement>()
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form.method !== 'post') return
    if (onTheirWay.has(form)) event.preventDefault()
    onTheirWay.add(form)
    if (event.submitter) event.submitter.ariaDisabled = 'true'
  })
  // Back here by the back button, with the page as it was.
  addEventListener('pageshow', () => {
    for (const form of onTheirWay) {
      for (const button of form.querySelectorAll('button')) button.ariaDisabled = null
    }
    onTheirWay.clear()
  })
}
