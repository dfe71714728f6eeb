/** A site map of these addresses, or an index of site maps. */
export function siteMap(addresses: readonly string[], element: 'url' | 'sitemap' = 'url') {
  const whole = element === 'url' ? 'urlset' : 'sitemapindex'
  const entries = addresses.map((address) => `<${element}><loc>${address}</loc></${element}>`)
  return `<?xml version="1.0"?>\n<${whole}>${entries.join('\n')}</${whole}>`
}

/** A page of one job: of a nurse, unless its marked data say something else. */
export function jobPage(more: object = {}) {
  const trail = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [] }
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Nurse',
    description: 'Care for people.',
    jobLocation: { address: { addressLocality: 'Leeds', addressCountry: 'GB' } },
    datePosted: '2026-10-20',
    ...more,
  }
  const scripts = [trail, posting].map(
    (data) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
  )
  return `<!doctype html><html><body>${scripts.join('')}</body></html>`
}
