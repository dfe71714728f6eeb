/**
 * The words of an English email, which are data, with a value for each `{name}`. Values are not read again: one that a
 * stranger typed may hold braces.
 * @throws {Error} if a value is missing
 */
export function fillMail<Words extends object>(
  words: Words,
  values: Readonly<Record<string, string | number>>,
): Words {
  return JSON.parse(JSON.stringify(words), (_name, part: unknown) =>
    typeof part === 'string' ? fillText(part) : part,
  ) as Words

  function fillText(text: string) {
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`The email ‘${text}’ has no ${name}.`)
      return String(value)
    })
  }
}
