import type { Argument, Arguments } from './catalogue.ts'

type Filled<Text extends string> =
  Arguments<Text> extends Record<string, unknown>
    ? Record<keyof Arguments<Text>, string | number>
    : never

/** Inserts arguments into a text without plurals or choices: those need the server’s `format`. */
export function fill<Text extends string>(text: Text, args: Filled<Text>): string {
  const values: Record<string, Argument> = args
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
