import { escapeText } from 'entities'
import { toBlocks, type Block } from './description-blocks.ts'
import type { JobView } from '#trade/jobs.schema.ts'

/** An advert's text as HTML without attributes, never empty: for feeds and structured data. */
export function descriptionHtml(job: Pick<JobView, 'description' | 'descriptionHtml'>): string {
  if (job.descriptionHtml) return job.descriptionHtml
  const html = toBlocks(job.description).map(toHtml).join('')
  return html || `<p>${escapeText(job.description)}</p>`
}

function toHtml(block: Block): string {
  if (block.kind === 'heading') return `<h3>${escapeText(block.text)}</h3>`
  if (block.kind === 'paragraph') {
    return `<p>${escapeText(block.text).replaceAll('\n', '<br>')}</p>`
  }
  const tag = block.isOrdered ? 'ol' : 'ul'
  return `<${tag}>${block.items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</${tag}>`
}
