/** Why a file cannot be taken as a rule set: a sentence for each thing to mend. Shown without a stack. */
export class RulesFileError extends Error {
  override readonly name = 'RulesFileError'
  readonly problems: string[]

  constructor(message: string, problems: string[] = []) {
    super(message)
    this.problems = problems
  }
}
