/** Shows that a file held over a drop zone would land there. Dropping itself needs no script. */
export function lightUpDropZones() {
  for (const zone of document.querySelectorAll<HTMLElement>('[data-drop-zone]')) {
    zone.addEventListener('dragenter', () => zone.toggleAttribute('data-aimed-at', true))
    for (const end of ['dragleave', 'drop']) {
      zone.addEventListener(end, () => zone.removeAttribute('data-aimed-at'))
    }
  }
}
