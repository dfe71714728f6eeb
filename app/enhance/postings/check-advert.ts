const PAUSE_MS = 600

/**
 * Asks what the rules say of an advert while it is written. The old answer stays until the new one is
 * there, and where none comes that is said beside it.
 */
export function checkAdvertWhileWriting() {
  const panel = document.querySelector<HTMLElement>('[data-check]')
  const form = panel?.closest('form')
  if (panel && form) follow(form, panel)
}

function follow(form: HTMLFormElement, panel: HTMLElement) {
  const { check: address = '', fields = '' } = panel.dataset
  const note = form.querySelector<HTMLElement>('[data-check-note]')
  let timer: ReturnType<typeof setTimeout>
  let asking = new AbortController()
  let shown = answers()
  for (const event of ['input', 'change']) form.addEventListener(event, askSoon)
  addEventListener('online', askSoon)

  function askSoon() {
    clearTimeout(timer)
    timer = setTimeout(ask, PAUSE_MS)
  }

  async function ask() {
    asking.abort()
    const { signal } = (asking = new AbortController())
    const asked = answers()
    if (asked === shown) return
    const answer = await read(address, { method: 'POST', body: new URLSearchParams(asked), signal })
    if (signal.aborted) return
    if (note) say(note, answer)
    if (!answer) return
    shown = asked
    show(panel, answer)
  }

  function answers() {
    const given = new FormData(form)
    const kept = fields
      .split(' ')
      .flatMap((name) => given.getAll(name).map((one) => [name, `${one}`]))
    return new URLSearchParams(kept).toString()
  }
}

/** Null where no answer came. */
async function read(address: string, request: RequestInit) {
  try {
    // A page that one is led to is no answer.
    const answer = await fetch(address, { ...request, redirect: 'error' })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return page.querySelector<HTMLElement>('[data-check-answer]')
  } catch {
    return null
  }
}

/** Who cannot see the lines change hears it. That they did not is seen, too. */
function say(note: HTMLElement, answer: HTMLElement | null) {
  note.classList.toggle('visually-hidden', answer !== null)
  note.textContent = (answer ? answer.dataset.checkAnswer : note.dataset.checkNote) ?? ''
}

/** Folds that were opened stay open, and whoever stood in one still does. */
function show(panel: HTMLElement, answer: HTMLElement) {
  const folds = (part: HTMLElement) => [...part.querySelectorAll('details')]
  const before = folds(panel)
  const focused = before.findIndex((fold) => fold.contains(document.activeElement))
  panel.replaceChildren(document.adoptNode(answer))
  const after = folds(panel)
  for (const [index, fold] of after.entries()) fold.open = before[index]?.open ?? false
  after[focused]?.querySelector('summary')?.focus({ preventScroll: true })
}
