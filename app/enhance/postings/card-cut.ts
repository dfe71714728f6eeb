import { previewOf } from '#contract/job-texts.ts'

const number = new Intl.NumberFormat('en-GB')

/** Shows, while an advert is typed, what its card has room for, and how long it is. */
export function cutForCard() {
  for (const box of document.querySelectorAll<HTMLElement>('[data-cut-of]')) {
    const field = document.getElementById(box.dataset.cutOf ?? '')
    const cut = box.querySelector('[data-cut]')
    const count = box.querySelector<HTMLElement>('[data-count]')
    if (!(field instanceof HTMLTextAreaElement) || !cut || !count) continue

    const show = () => {
      const limit = Number(count.dataset.count)
      box.hidden = field.value === ''
      cut.textContent = previewOf(field.value)
      count.textContent = `${number.format(field.value.length)} of ${number.format(limit)} characters`
    }
    field.addEventListener('input', show)
    show()
  }
}
