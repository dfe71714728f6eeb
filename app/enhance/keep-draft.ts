const PAUSE_MS = 1200
const SECRET = new Set(['openedAt', 'subjectLine', 'intent'])

/** Keeps a form on the server while it is typed, so that nothing is lost when a phone dies. */
export function keepDraft() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) watch(form)
}

function watch(form: HTMLFormElement) {
  const note = form.querySelector<HTMLElement>('[data-draft-note]')
  let timer: ReturnType<typeof setTimeout> | null = null
  let kept = JSON.stringify(answersOf(form))

  form.addEventListener('input', () => {
    if (timer) clearTimeout(timer)
    timer = setTimeout(save, PAUSE_MS)
  })
  // The last chance on a phone: the page is put away, and may never come back.
  document.addEventListener('visibilitychange', () => document.hidden && timer && void save())
  // What is sent is kept by whoever takes it; a draft of it must not come after.
  form.addEventListener('submit', () => {
    if (timer) clearTimeout(timer)
    timer = null
  })

  async function save() {
    if (timer) clearTimeout(timer)
    timer = null
    const body = JSON.stringify(answersOf(form))
    if (body === kept) return
    const answer = await fetch(`/api/v1/drafts/${form.dataset.draft}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: body.length < 60_000,
    }).catch(() => null)
    if (answer?.ok) kept = body
    say(answer?.ok ? 'Saved as a draft.' : 'Not saved yet. We try again as you type.')
  }

  function say(words: string) {
    if (note) note.textContent = words
  }
}

/** Files stay where they are. */
function answersOf(form: HTMLFormElement) {
  const entries = [...new FormData(form)]
  return Object.fromEntries(
    entries.filter(([name, value]) => typeof value === 'string' && !SECRET.has(name)),
  )
}
