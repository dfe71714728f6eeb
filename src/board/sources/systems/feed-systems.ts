import systems from './feed-systems.json' with { type: 'json' }

export type SystemName = keyof typeof systems

/**
 * `newest`: the list has no more than its newest adverts, so that older ones leave it while they are open. `page`: an
 * advert’s own page says it, by 404, 410 or a closing day that is over.
 */
type Closing = 'newest' | 'page'

/** A system, as far as it matters for reading its lists again and again. */
export interface FeedSystem {
  label: string
  /** The way to its next page; none if the list is one answer. */
  paging?: 'skip' | 'offset' | 'pages' | 'next' | 'index'
  /**
   * The address of an advert that has no text in the list, from the list’s own: with its `{reference}`, or its `{url}`
   * whole. What stands there is an advert as the system has it, at `detailPath`, or a page with a JobPosting.
   */
  detail?: string
  detailPath?: string
  /** The address for people of an advert that names none, from the list’s own, with its `{reference}`. */
  page?: string
  /** The way in which paths of a site map’s job pages begin; without it, one word of theirs tells. */
  jobPages?: string
  /** Whether its list may be a web page with marked adverts: one without any counts as empty only if it says so. */
  isMarkedPage?: boolean
  /** Whether there is no list: its address is that of the only advert. */
  isOnePage?: boolean
  /** The name under which its answers say how many adverts the list has: with fewer, some have not come. */
  total?: string
  /** The most adverts that one answer has: a full one may not be all. */
  most?: number
  /** The way in which an advert’s end shows; none if it is gone from a complete list. */
  closing?: Closing
  /** Whether its vendor has to agree before anything is read: its robots.txt or its terms say so. */
  needsConsent?: boolean
  /** Whether its lists name no employer: we call it as its board’s address has it. */
  namesNobody?: boolean
  /** Whether its adverts are those of many employers, whom only the list names. */
  hasManyEmployers?: boolean
}

const FEED_SYSTEMS = systems as Record<SystemName, FeedSystem>

export const SYSTEM_NAMES = Object.keys(systems) as SystemName[]

export function systemOf(name: SystemName): FeedSystem {
  return FEED_SYSTEMS[name]
}

/** The way in which a system’s lists say that an advert is closed. */
export function kindOf(name: SystemName): 'list' | 'stream' | 'page' {
  const { closing } = systemOf(name)
  return closing === 'newest' ? 'stream' : (closing ?? 'list')
}

export function isSystem(name: string): name is SystemName {
  return Object.hasOwn(systems, name)
}
