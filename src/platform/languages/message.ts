import type { Argument, Arguments, English } from './catalogue.ts'

/** The path of a text: ‘reasons.a-rated’. */
export type TextPath = {
  [Area in keyof English]: `${Area}.${keyof English[Area] & string}`
}[keyof English]

type TextAt<Path> = Path extends `${infer Area}.${infer Name}`
  ? Area extends keyof English
    ? Name extends keyof English[Area]
      ? English[Area][Name] & string
      : never
    : never
  : never

/** A text's path with its arguments, to be rendered in any language: it is stored and sent in this form. */
export interface Message {
  text: TextPath
  args: Record<string, Argument | Message>
}

type Needed<Path> = { [Name in keyof Arguments<TextAt<Path>>]: Argument | Message }

type Rest<Path> = keyof Arguments<TextAt<Path>> extends never ? [] : [args: Needed<Path>]

/** A text with its arguments, whose types come from the English text. */
export function message<Path extends TextPath>(text: Path, ...[args]: Rest<Path>): Message {
  return { text, args: args ?? {} }
}
