/** Says so when the connection is gone, until it is back. */
export function sayWhenOffline() {
  const note = document.createElement('p')
  note.className = 'offline'
  note.setAttribute('role', 'status')
  document.body.append(note)

  const update = () => {
    note.textContent = navigator.onLine
      ? ''
      : 'You are offline. This page was loaded before; others need a connection.'
  }
  update()
  addEventListener('online', update)
  addEventListener('offline', update)
}
