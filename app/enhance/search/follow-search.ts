import { createList, type List } from './list.ts'
import { moveToTop, narrow } from './page-parts.ts'

const PAUSE_MS = 250
const HOVER_MS = 60

/**
 * Makes the list follow the form marked `data-follow`, and the links to other pages of the same list.
 * What is typed goes into the address as one step; each choice and link is a step of its own.
 */
export function followSearch() {
  const form = document.querySelector<HTMLFormElement>('form[data-follow]')
  if (!form) return
  const list = createList(form)
  followTyping(form, list)
  followChoices(form, list)
  followLinks(list)
  addEventListener('popstate', list.goBack)
}

function followTyping(form: HTMLFormElement, list: List) {
  let timer: ReturnType<typeof setTimeout>
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !('typed' in target.dataset)) return
    narrow(target)
    // What was on its way answers something else.
    list.stop()
    clearTimeout(timer)
    timer = setTimeout(() => list.go(addressOf(form), { isTyping: true }), PAUSE_MS)
  })
  for (const event of ['change', 'submit']) {
    form.addEventListener(event, () => clearTimeout(timer), { capture: true })
  }
}

function followChoices(form: HTMLFormElement, list: List) {
  // Not all of the form's fields stand in it.
  document.addEventListener('change', ({ target }) => {
    const isOurs = target && 'form' in target && target.form === form
    if (isOurs) void list.go(addressOf(form), { endsTyping: target instanceof HTMLInputElement })
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const fold = event.submitter?.closest('details')
    // On a phone the keyboard covers what is found.
    if (matchMedia('(pointer: coarse)').matches) (document.activeElement as HTMLElement).blur()
    if (!(await list.go(addressOf(form), { endsTyping: true })) || !fold) return
    fold.open = false
    moveToTop()
  })
}

/** Empty fields narrow nothing and stay out of the address. */
function addressOf(form: HTMLFormElement) {
  const given = [...new FormData(form)].flatMap(([name, value]) => {
    const text = String(value).trim()
    return text ? [[name, text]] : []
  })
  const query = new URLSearchParams(given).toString()
  const { pathname } = new URL(form.action)
  return query ? `${pathname}?${query}` : pathname
}

function followLinks(list: List) {
  let hovering: ReturnType<typeof setTimeout>
  document.addEventListener('click', async (event) => {
    const link = list.linkOf(event)
    const isOrdinary = !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!link || !isOrdinary) return
    event.preventDefault()
    const isOtherPage = link.closest('nav') !== null
    if ((await list.go(link.pathname + link.search)) && isOtherPage) moveToTop()
  })
  document.addEventListener('pointerover', (event) => {
    clearTimeout(hovering)
    const link = list.linkOf(event)
    if (link) hovering = setTimeout(() => list.warm(link.pathname + link.search), HOVER_MS)
  })
}
