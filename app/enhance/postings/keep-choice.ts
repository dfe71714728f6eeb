import type { Suggestion } from '#app/ui/suggestions.ts'

/**
 * What is chosen from the list below a field goes along with the form, and what it is stands below the
 * field. Typing something else takes it back.
 */
export function keepChoices() {
  for (const box of document.querySelectorAll<HTMLElement>('[data-choice]')) {
    const { choice = '', choiceOf = '' } = box.dataset
    const field = document.getElementById(choiceOf)
    field?.addEventListener('input', () => box.replaceChildren())
    // Whoever presses Enter here wants to choose, not to publish.
    field?.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') event.preventDefault()
    })
    field?.addEventListener('suggestion', (event) => {
      const { id = '', value, about } = (event as CustomEvent<Suggestion>).detail
      const words = document.createElement('p')
      words.textContent = about ?? ''
      box.replaceChildren(hidden(`${choiceOf}For`, value), hidden(choice, id), words)
      // The form has another answer, which no key was pressed for.
      box.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}

function hidden(name: string, value: string) {
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = name
  input.value = value
  return input
}
