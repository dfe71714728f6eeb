/** A question with a fixed list of answers; its name is that of its field. */
export type Question<Answers> = {
  [Name in keyof Required<Answers>]: {
    name: Name
    label: string
    hint?: string
    options: { value: NonNullable<Answers[Name]>; label: string }[]
  }
}[keyof Answers]
