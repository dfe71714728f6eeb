// Starts the app late: when the page has loaded and the browser is idle, or as soon as someone uses the page. With
// Save-Data or on a 2g connection only on use. Browsers too old for the app, from before autumn 2023, keep the page
// without scripts: complete.
;(() => {
  if (!Map.groupBy) return
  const uses = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input']
  let isStarted = false
  function startAtUse({ type, movementX, movementY }) {
    // Browsers also report a pointer that merely rests where the page appears.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return
    start()
  }
  function start() {
    if (isStarted) return
    // The app's data is at the end of the page, which may still be loading on a slow connection.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start)
    isStarted = true
    for (const use of uses) removeEventListener(use, startAtUse, true)
    const { streamController } = window.__reactRouterContext
    // Content is never a direct child of the body, so it cannot impersonate this.
    streamController.enqueue(document.querySelector('body > #loader-data').textContent)
    streamController.close()
    const { textContent, dataset } = document.querySelector('body > #app-module')
    // Loads all modules at once; otherwise each would be discovered inside another.
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
