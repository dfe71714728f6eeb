import type { Language } from '#platform/languages/language.ts'

const [ISOLATE, END] = ['\u2068', '\u2069']

/**
 * The `format` of a language for emails. In a right-to-left text, inserted values are isolated, so that an English name
 * does not drag the full stop after it along.
 */
export function formatMail({ direction, format }: Language): Language['format'] {
  if (direction === 'ltr') return format
  return (text, args) => {
    const apart = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' ? `${ISOLATE}${value}${END}` : value,
    ])
    return format(text, Object.fromEntries(apart) as typeof args)
  }
}
