export type PlaceKind = 'town' | 'district' | 'county' | 'nation' | 'country'

/** A place somebody can name in a search. */
export interface Place {
  /** Unique; what stands in an address: 'leeds', 'ls1', 'newport-isle-of-wight'. */
  slug: string
  name: string
  kind: PlaceKind
  /** Tells namesakes apart: 'West Yorkshire', 'Postcode district'; '' where nothing is needed. */
  detail: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Degrees; null for a country. */
  latitude: number | null
  longitude: number | null
  /** Miles around the middle that cover a county or nation; null for everything else. */
  reach: number | null
}
