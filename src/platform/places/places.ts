/** The kinds of places in the gazetteer. A postcode district is the first half of a postcode: 'LS1'. */
export type PlaceKind = 'town' | 'district' | 'county' | 'nation' | 'country'

/** A place that searches and URLs can name. */
export interface Place {
  /** Unique among all places: 'leeds', 'newport-isle-of-wight', 'ls1', 'west-yorkshire', 'ireland'. */
  slug: string
  name: string
  kind: PlaceKind
  /** A text that distinguishes namesakes: 'West Yorkshire', 'England', 'Postcode district'; empty for a country. */
  detail: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Null for a country. */
  latitude: number | null
  longitude: number | null
  /** Miles around the coordinates that contain nine in ten of its towns; counties and nations only. */
  reach: number | null
}
