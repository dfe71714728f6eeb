/** The path’s form, for any code that saves its ticks. */
export function readTickForm(form: URLSearchParams) {
  const isCleared = form.get('ticks') === 'clear'
  return {
    done: isCleared ? [] : form.getAll('done'),
    seenAgain: isCleared ? null : form.get('seenAgain'),
    /** Whether to save ticks in the founder’s case from now on. */
    isForCase: form.get('ticks') === 'case',
    /** Whether a script sent it and stays on the page. */
    isInPlace: form.has('inPlace'),
  }
}
