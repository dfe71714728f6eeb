/** The reasons why a file is not a valid rule set: a sentence for each problem. Shown without a stack. */
export class RulesFileError extends Error {
  override readonly name = 'RulesFileError'
  readonly problems: string[]

  constructor(message: string, problems: string[] = []) {
    super(message)
    this.problems = problems
  }
}
