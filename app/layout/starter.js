// Starts the app late: when the page has loaded and the browser is idle, or as soon as someone uses the
// page. With Save-Data or on a 2g connection only then. In a browser that is too old for the app, from before
// autumn 2023, the page stays what it is without a script: whole.
;(() => {
  if (!Map.groupBy) return
  const uses = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input']
  let isStarted = false
  function startAtUse({ type, movementX, movementY }) {
    // A browser also reports a pointer that only rests where the page appears.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return
    start()
  }
  function start() {
    if (isStarted) return
    // What the app starts with is the end of the page, and on a slow line that may be on its way.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start)
    isStarted = true
    for (const use of uses) removeEventListener(use, startAtUse, true)
    const { streamController } = window.__reactRouterContext
    // Content is never a direct child of the body, so it cannot pose as this.
    streamController.enqueue(document.querySelector('body > #loader-data').textContent)
    streamController.close()
    const { textContent, dataset } = document.querySelector('body > #app-module')
    // All modules at once, where each would otherwise be found in another.
    for (const href of dataset.preload.split(' ')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    }
    const app = Object.assign(document.createElement('script'), { type: 'module', textContent })
    document.head.append(app)
  }
  for (const use of uses) addEventListener(use, startAtUse, { capture: true, passive: true })
  const { saveData, effectiveType = '' } = navigator.connection ?? {}
  if (saveData || effectiveType.includes('2g')) return
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200)
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle)
})()
