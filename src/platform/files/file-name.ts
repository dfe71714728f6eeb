import { asLine } from '#platform/primitives/texts.schema.ts'

const MAX_LENGTH = 120

/**
 * Makes an uploaded file's name safe to show and to save: without folders and invisible or direction-changing
 * characters, with the extension of the detected type.
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
