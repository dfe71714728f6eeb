import type { Language } from '#contract/languages/language.ts'

const [ISOLATE, END] = ['\u2068', '\u2069']

/**
 * The `format` of a language for mails. In a text that is written from right to left, what is put in is set apart, so that
 * an English name does not take the full stop behind it along.
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
