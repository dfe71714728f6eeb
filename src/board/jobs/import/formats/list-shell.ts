/** Elements that lists of adverts are made of, around their adverts. */
const SHELLS = new Set([
  'rss',
  'channel',
  'source',
  'feed',
  'jobs',
  'vacancies',
  'nhsjobs',
  'workzag-jobs',
])

/** What such a list says about itself. */
const FACTS = new Set([
  'atom:link',
  'category',
  'copyright',
  'description',
  'docs',
  'generator',
  'height',
  'image',
  'language',
  'lastbuilddate',
  'link',
  'managingeditor',
  'pubdate',
  'publisher',
  'publisherurl',
  'sy:updatefrequency',
  'sy:updateperiod',
  'title',
  'totalpages',
  'totalresults',
  'ttl',
  'url',
  'webmaster',
  'width',
])

/**
 * Whether an element outside adverts is one of a list. XML of nothing else is a list that is empty now; with any other
 * element it may have adverts that we do not know as such.
 */
export function isOfShell(name: string, { isRoot }: { isRoot: boolean }): boolean {
  return SHELLS.has(name) || (!isRoot && FACTS.has(name))
}
