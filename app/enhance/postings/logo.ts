import { clearFailure, showFailure } from '../form-failure.ts'

/** Shows a chosen logo before it is sent, and says at once when it is too large. */
export function showChosenLogo() {
  const preview = document.querySelector<HTMLImageElement>('img[data-logo-preview]')
  const input = document.querySelector<HTMLInputElement>('#companyLogo')
  if (!preview || !input) return
  let address = ''

  input.addEventListener('change', showChosen)
  // A browser that comes back to a page may still know what was chosen.
  if (input.files?.[0]) showChosen()
  // What is no picture is not shown; the server says so.
  preview.addEventListener('load', () => (preview.hidden = false))

  function showChosen() {
    if (!preview || !input?.form) return
    clearFailure(input.form)
    URL.revokeObjectURL(address)
    preview.hidden = true
    const file = input.files?.[0]
    if (!file) return
    const { limit, tooLarge = '' } = input.dataset
    if (file.size > Number(limit)) {
      const fields = [{ field: input.name, message: tooLarge }]
      showFailure(input.form, { sentence: tooLarge, fields })
      return
    }
    address = URL.createObjectURL(file)
    preview.src = address
  }
}
