const PREVIEW_LENGTH = 150

/** The card's cut of a description: 150 characters, then '...' when there is more. */
export function previewOf(description: string): string {
  const text = description.replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(text)
  return characters.length > PREVIEW_LENGTH
    ? `${characters.slice(0, PREVIEW_LENGTH).join('')}...`
    : text
}

/** The readable tail of a job's address: 'registered-nurse-leeds'. Never decides which job it is. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')
}
