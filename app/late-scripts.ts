import { hash } from 'node:crypto'

export interface LatePage {
  html: string
  /** `sha256-…` of each inline script, for the content security policy. */
  hashes: string[]
}

/**
 * Takes a rendered page whose own inline scripts carry `nonce`, a secret of this one rendering, and makes
 * it cacheable: the scripts are known by their hashes and the nonce is gone. Only scripts with the nonce
 * are hashed, so that one that content has smuggled in stays forbidden. The framework's module script
 * becomes text that the starter runs later, and its preloads are left out for the same reason.
 */
export function delayScripts(page: string, nonce: string): LatePage {
  const hashes = new Set<string>()
  const html = page
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(
      new RegExp(`<script nonce="${nonce}"([^>]*)>([^]*?)</script>`, 'g'),
      (_, attributes: string, script: string) => {
        hashes.add(hashOf(script))
        return attributes.includes('type="module"')
          ? `<script id="app-module" type="text/plain">${script}</script>`
          : `<script${attributes}>${script}</script>`
      },
    )
    .replaceAll(new RegExp(`(<link[^>]*) nonce="${nonce}"`, 'g'), '$1')
  if (html.includes(nonce)) throw new Error('A script was rendered in a form we do not know.')
  return { html, hashes: [...hashes] }
}

/** As a content security policy names a script. */
export function hashOf(script: string): string {
  return `sha256-${hash('sha256', script, 'base64')}`
}
