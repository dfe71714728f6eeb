import type { ZooAdvert } from './zoo-system.ts'

/** The text of an advert, which says in which version it is. */
export function htmlOf({ title, town, version }: ZooAdvert): string {
  return `<p>${title} in our café and home in ${town}. You support twelve people each day.</p><p>Text ${version} of this advert.</p>`
}
