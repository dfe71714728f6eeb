/** A reason why an import could not run or continue, as a sentence. The command shows it without a stack trace. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
