/** What the form of the path says, for whatever saves its ticks. */
export function readTickForm(form: URLSearchParams) {
  const isCleared = form.get('ticks') === 'clear'
  return {
    done: isCleared ? [] : form.getAll('done'),
    seenAgain: isCleared ? null : form.get('seenAgain'),
    /** They go into the founder’s case from now on. */
    isForCase: form.get('ticks') === 'case',
    /** A script sent it and stays on the page. */
    isInPlace: form.has('inPlace'),
  }
}
