import { asLine } from '#contract/texts.ts'

const MAX_LENGTH = 120

/**
 * A stranger's name for a file as one may show and save it: no folders, nothing that hides or turns
 * letters, and the extension of what the file really is.
 */
export function safeFileName(originalName: string, extension: string): string {
  const [name = ''] = originalName.split(/[/\\]/).slice(-1)
  const stem = asLine(name)
    .replaceAll(/[<>:"|?*]/g, '')
    .replace(/\.[\p{L}\p{N}]{1,8}$/u, '')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  const shortened = Array.from(stem).slice(0, MAX_LENGTH).join('')
  return `${shortened || 'document'}.${extension}`
}
