/**
 * Prefixes of paths that are personal or not pages to index. The dashboard and the posting form are not listed: without
 * a session they lead to the log-in page or say `noindex`, which a crawler must read.
 */
const PRIVATE = [
  '/api/',
  '/applicants/',
  '/applications/',
  '/desk',
  '/dev/',
  '/jobform/',
  '/setting',
]

/** robots.txt: what crawlers may read, and where the sitemap is. */
export function robotsText({ publicUrl }: { publicUrl: string }): string {
  return [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    'Allow: /api/docs',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
