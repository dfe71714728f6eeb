const SHOWN_FOR_MS = 5000
const ICONS = {
  success: 'm4.5 12.5 5 5 10-11',
  error:
    'M12 8.5v4.5M12 16.5v.01M10.3 4 2.6 17.6A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-2.9L13.7 4a2 2 0 0 0-3.4 0Z',
  info: 'M12 11v5.5M12 7.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  close: 'M6 6l12 12M18 6 6 18',
}
const DRAWN = {
  viewBox: '0 0 24 24',
  width: '20',
  height: '20',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.75',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'aria-hidden': 'true',
}

/**
 * A short message that goes away by itself, but not while somebody points at it or is in it.
 * Successes stand at the top right, failures in the middle.
 */
export function showToast(
  tone: 'success' | 'info' | 'error',
  words: string,
  duration = SHOWN_FOR_MS,
) {
  const toast = element('div', 'toast')
  toast.dataset.tone = tone
  const text = element('p', 'toast-words')
  // Announced when it changes inside a region that is already there.
  text.setAttribute('role', tone === 'error' ? 'alert' : 'status')
  const close = closeButton()
  toast.append(icon(ICONS[tone]), text, close)
  region().append(toast)
  text.textContent = words

  goAwayAfter(toast, duration, close)
}

/** Takes over what the server put on the page: it can be closed, is announced, and goes away. */
export function adoptToasts() {
  for (const toast of document.querySelectorAll<HTMLElement>('.toast[data-ms]')) {
    const close = closeButton()
    toast.append(close)
    goAwayAfter(toast, Number(toast.dataset.ms), close)
  }
  for (const refusal of document.querySelectorAll<HTMLElement>('[data-toast]')) {
    const { toast = '', toastMs } = refusal.dataset
    showToast('error', toast, toastMs ? Number(toastMs) : SHOWN_FOR_MS)
  }
}

function goAwayAfter(toast: HTMLElement, duration: number, close: HTMLElement) {
  const remove = () => toast.remove()
  let timer = setTimeout(remove, duration)
  close.addEventListener('click', remove)
  for (const event of ['pointerenter', 'focusin']) {
    toast.addEventListener(event, () => clearTimeout(timer))
  }
  for (const event of ['pointerleave', 'focusout']) {
    toast.addEventListener(event, () => {
      clearTimeout(timer)
      timer = setTimeout(remove, duration)
    })
  }
}

function closeButton() {
  const close = element('button', 'toast-close')
  close.type = 'button'
  close.ariaLabel = 'Close'
  close.append(icon(ICONS.close))
  return close
}

function region() {
  const existing = document.querySelector('.toasts')
  if (existing) return existing
  const made = element('div', 'toasts')
  made.role = 'region'
  made.ariaLabel = 'Messages'
  document.body.append(made)
  return made
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) {
  const made = document.createElement(name)
  made.className = className
  return made
}

function icon(path: string) {
  const namespace = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(namespace, 'svg')
  for (const [name, value] of Object.entries(DRAWN)) svg.setAttribute(name, value)
  const line = document.createElementNS(namespace, 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}
