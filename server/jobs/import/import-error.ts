/** Why an import could not run or go on, as a sentence for whoever started it. Shown without a stack. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
