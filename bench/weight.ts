import { gzipSync } from 'node:zlib'
import { inFolder, withServer } from './server-process.ts'
import { printTable } from './table.ts'

const PAGES = ['/', '/jobs', '/jobDetails', '/about', '/contact', '/startup', '/404']

/** What a first view of each page asks for: its HTML, then every file the HTML names, gzip. */
export async function benchWeight() {
  await inFolder((folder) =>
    withServer({ DATA_DIR: folder, LOG_LEVEL: 'warn' }, async (url) => {
      const rows = []
      for (const page of PAGES) rows.push({ page, ...(await weigh(url, page)) })
      printTable('Shipped per page, gzip KB', rows)
    }),
  )
}

async function weigh(url: string, page: string) {
  const html = await (await fetch(url + page)).text()
  const scripts = await sizeOf(
    url,
    html,
    /<script[^>]+src="([^"]+)"|rel="modulepreload" href="([^"]+)"/g,
  )
  const styles = await sizeOf(url, html, /rel="stylesheet"[^>]* href="([^"]+)"/g)
  const fonts = await sizeOf(url, html, /rel="preload" href="([^"]+\.woff2)"/g)
  return {
    html: kilobytes(gzipSync(html).length),
    script: kilobytes(scripts.bytes),
    style: kilobytes(styles.bytes),
    'fonts preloaded': kilobytes(fonts.bytes),
    files: scripts.count + styles.count + fonts.count,
  }
}

async function sizeOf(url: string, html: string, pattern: RegExp) {
  const addresses = new Set([...html.matchAll(pattern)].map(([, first, second]) => first ?? second))
  let bytes = 0
  for (const address of addresses) {
    const content = await (await fetch(new URL(address ?? '', url))).arrayBuffer()
    bytes += address?.endsWith('.woff2') ? content.byteLength : gzipSync(content).length
  }
  return { bytes, count: addresses.size }
}

function kilobytes(bytes: number) {
  return (bytes / 1024).toFixed(1)
}
