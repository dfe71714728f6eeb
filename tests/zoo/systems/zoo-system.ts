import type { SystemName } from '#board/sources/systems/feed-systems.ts'

/** An advert as its employer’s system has it, whether or not anybody reads it. */
export interface ZooAdvert {
  reference: string
  title: string
  town: string
  postedAt: string
  version: number
  isOpen: boolean
  /** The time of its last change between open and gone. */
  since: number
}

/** The employer of a board, and the part of its name in addresses. */
export interface Employer {
  company: string
  slug: string
}

/** The text of a list of adverts. */
export type List = (adverts: readonly ZooAdvert[], employer: Employer) => string

/** A fake of a system in which employers keep their adverts. */
export interface ZooSystem {
  name: string
  /** The product’s name for systems of this kind. */
  reads: SystemName
  kind: 'json' | 'xml' | 'html'
  /** Whether its lists can come in parts. */
  isPaged?: boolean
  /** Whether its list does not say whose adverts they are. */
  namesNobody?: boolean
  /** Whether its list has the newest adverts only, so that the oldest may leave it while they are open. */
  isOfNewest?: boolean
  /** The adverts’ own pages, where its list has no texts; what is gone has none. */
  page?: {
    kind: ZooSystem['kind']
    path(reference: string): string
    text(advert: ZooAdvert, employer: Employer): string
  }
  address(slug: string): { host: string; path: string }
  list: List
}
