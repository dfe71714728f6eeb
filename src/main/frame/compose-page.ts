import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { escapeJson } from '#platform/pages/escape-json.ts'

declare module '#platform/pages/context.ts' {
  interface PageRequest {
    /** The rendered page, set by the entry: skipping the stream for the body is cheaper. */
    rendered: ComposedPage | null
  }
}

interface PageParts {
  /** The page as React rendered it. */
  rendered: string
  /** A secret of this rendering, carried by the page's own scripts. */
  nonce: string
  /** The loaders' data as lines of JSON, as the router encoded it; null for a page without the app. */
  data: string | null
  /** Added to the end of the head. */
  headScripts: string
}

export interface ComposedPage {
  /** The HTML in parts: joining a whole page would cost as much as encoding it. */
  html: string[]
  /** `sha256-…` of each inline script, for the content security policy. */
  scripts: string[]
}

/**
 * Makes a rendered page cacheable and starts its app late. Its own inline scripts are allowed by hash instead of the
 * nonce. Only scripts with the nonce are hashed, so that a script smuggled in by content stays forbidden. The
 * framework's module script becomes text that the starter runs later; it also holds the modules that the framework
 * would preload.
 */
export function composePage({ rendered, nonce, data, headScripts }: PageParts): ComposedPage {
  // Our scripts come last, so most of the page need not be searched.
  const headEnd = rendered.indexOf('</head>')
  const bodyEnd = rendered.lastIndexOf('</body>')
  const firstScript = rendered.indexOf(`<script nonce="${nonce}"`, headEnd)
  const scriptsStart = firstScript === -1 ? bodyEnd : firstScript

  const { head, modules } = takePreloads(rendered.slice(0, headEnd), nonce)
  const late = delayScripts(rendered.slice(scriptsStart, bodyEnd), nonce, modules)
  const html = [
    '<!DOCTYPE html>',
    head,
    headScripts,
    rendered.slice(headEnd, scriptsStart),
    late.html,
    data === null ? '' : loaderDataBlock(data),
    rendered.slice(bodyEnd),
  ]
  if (html.some((part) => part.includes(nonce)))
    throw new Error('A script was rendered in a form we do not know.')
  return { html, scripts: late.scripts }
}

function takePreloads(rendered: string, nonce: string) {
  const modules: string[] = []
  const head = rendered
    .replaceAll(/<link rel="modulepreload" href="([^"]*)"[^>]*>/g, (_, href: string) => {
      modules.push(href)
      return ''
    })
    .replaceAll(` nonce="${nonce}"`, '')
  return { head, modules }
}

const SCRIPTS = /<script nonce="([^"]*)"([^>]*)>([^]*?)<\/script>/g

function delayScripts(rendered: string, nonce: string, modules: string[]) {
  const scripts: string[] = []
  const html = rendered.replaceAll(SCRIPTS, (original, own, attributes: string, script: string) => {
    if (own !== nonce) return original
    scripts.push(hashOf(script))
    return attributes.includes('type="module"')
      ? `<script id="app-module" type="text/plain" data-preload="${modules.join(' ')}">${script}</script>`
      : `<script${attributes}>${script}</script>`
  })
  return { html, scripts }
}

/**
 * The loaders' data for the router in the browser, passed on by the starter. The framework's own component writes it
 * out as scripts and needs React to stream, which costs a fifth more (decision 14).
 */
function loaderDataBlock(data: string): string {
  return `<script id="loader-data" type="application/json">${escapeJson(data)}</script>`
}

// The pages' own scripts vary only by route: about seventy in all, four on a page.
const hashes = new LRUCache<string, string>({ max: 500 })

/** A script's hash as a content security policy writes it. */
function hashOf(script: string): string {
  const known = hashes.get(script)
  if (known) return known
  const made = `sha256-${hash('sha256', script, 'base64')}`
  hashes.set(script, made)
  return made
}
