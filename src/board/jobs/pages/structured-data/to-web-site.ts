import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'

interface SiteGraph {
  '@context': 'https://schema.org'
  '@graph': [Organization, WebSite]
}

/** Structured data for the home page: who we are and how to search here. */
export function toWebSite({ publicUrl }: { publicUrl: string }): SiteGraph {
  const address = `${publicUrl}/`
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/jobs?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  const organization = `${address}#organization`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: 'Landfall',
        url: address,
        logo: `${publicUrl}/apple-touch-icon.png`,
      },
      {
        '@type': 'WebSite',
        '@id': `${address}#website`,
        name: 'Landfall',
        url: address,
        inLanguage: 'en-GB',
        publisher: { '@id': organization },
        potentialAction: search,
      },
    ],
  }
}
