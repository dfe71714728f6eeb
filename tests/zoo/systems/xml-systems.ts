import { htmlOf } from './advert-text.ts'
import type { List, ZooAdvert } from './zoo-system.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const text = (value: string) => `<![CDATA[${value}]]>`
/** An advert without an id has no page either. */
const linkOf = ({ reference }: ZooAdvert, start: string) => (reference ? start + reference : '')
const rfc822 = (iso: string) => new Date(iso).toUTCString()

export const personio: List = (adverts, { company }) =>
  `${HEAD}<workzag-jobs>${adverts
    .map(
      (advert) => `<position><id>${advert.reference}</id><subcompany>${company}</subcompany>
<office>${advert.town}</office><name>${advert.title}</name><jobDescriptions><jobDescription>
<name>What you do</name><value>${text(htmlOf(advert))}</value></jobDescription></jobDescriptions>
<schedule>full-time</schedule><createdAt>${advert.postedAt}</createdAt></position>`,
    )
    .join('\n')}</workzag-jobs>`

export const teamtailor: List = (adverts, { company, slug }) =>
  `${HEAD}<rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel>
<title>${company}</title><link>https://${slug}.teamtailor.com</link>${adverts
    .map(
      (advert) => `<item><guid>${advert.reference}</guid><title>${advert.title}</title>
<link>${linkOf(advert, `https://${slug}.teamtailor.com/jobs/`)}</link>
<description>${text(htmlOf(advert))}</description><pubDate>${rfc822(advert.postedAt)}</pubDate>
<tt:department>Care</tt:department><tt:locations><tt:location><tt:city>${advert.town}</tt:city>
<tt:country>United Kingdom</tt:country></tt:location></tt:locations></item>`,
    )
    .join('\n')}</channel></rss>`

export const wpJobManager: List = (adverts, { company, slug }) =>
  `${HEAD}<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
xmlns:job_listing="https://${slug}.wordpress.example"><channel><title>Jobs</title>
<link>https://${slug}.wordpress.example</link>${adverts
    .map(
      (advert) => `<item><guid isPermaLink="false">${advert.reference}</guid>
<title>${advert.title}</title><link>${linkOf(advert, `https://${slug}.wordpress.example/`)}</link>
<pubDate>${rfc822(advert.postedAt)}</pubDate><content:encoded>${text(htmlOf(advert))}</content:encoded>
<job_listing:location>${text(`${advert.town}, UK`)}</job_listing:location>
<job_listing:company>${text(company)}</job_listing:company></item>`,
    )
    .join('\n')}</channel></rss>`

/** The version of an advert is a date of its entry. */
export const siteMap: List = (adverts, { slug }) =>
  `${HEAD}<urlset>${adverts
    .map(
      ({ reference, version }) => `<url><loc>https://${slug}.map.example/jobs/${reference}</loc>
<lastmod>${new Date(version * 86_400_000).toISOString()}</lastmod></url>`,
    )
    .join('\n')}</urlset>`
