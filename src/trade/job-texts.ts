const PREVIEW_LENGTH = 150

/** A card's excerpt of a description: 150 characters, then '...' if there is more. */
export function previewOf(description: string): string {
  const text = description.replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(text)
  return characters.length > PREVIEW_LENGTH
    ? `${characters.slice(0, PREVIEW_LENGTH).join('')}...`
    : text
}

/** The readable suffix of a job's URL: 'registered-nurse-leeds'. It never decides which job it is. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')
}
