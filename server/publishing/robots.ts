/** Begin of the paths that are somebody's own, or no pages to find. */
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

/** What programs that read the whole site may read, and where they find all of it. */
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
