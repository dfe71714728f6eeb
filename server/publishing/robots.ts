/** Prefixes of paths that are personal or not pages to index. */
const PRIVATE = [
  '/api/',
  '/applicants/',
  '/applications/',
  '/dashboard',
  '/desk',
  '/dev/',
  '/jobform/',
  '/post',
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
