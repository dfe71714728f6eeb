import { NATIONS, type Nation } from '#sponsorship/model/facts.ts'
import { geocode, milesBetween } from '#platform/places/gazetteer.ts'
import type { AdvertLocation } from '#platform/places/geocoding/geocode.ts'
import { placeKey } from '#platform/places/names/place-key.ts'
import { placeNames } from '#platform/places/names/place-names.ts'

/** Postcode areas that lie entirely in one nation. */
const AREAS: Record<Nation, string> = {
  England:
    'AL B BA BB BD BH BL BN BR BS CB CM CO CR CV CW DA DE DH DL DN DT DY E EC EN EX FY GU HA HD HG HP HU HX IG IP KT L LA LE LN LS LU M ME MK N NE NG NN NR NW OL OX PE PL PO PR RG RH RM S SE SG SK SL SM SN SO SP SR SS ST SW TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO',
  Scotland: 'AB DD EH FK G HS IV KA KW KY ML PA PH ZE',
  Wales: 'CF SA',
  'Northern Ireland': 'BT',
}
/** Districts of the other areas that lie entirely in one nation. */
const DISTRICTS: Record<Nation, string> = {
  England:
    'CA1 CA2 CA3 CA4 CA5 CA7 CA8 CA9 CA10 CA11 CA12 CA13 CA14 CA15 CA16 CA17 CA18 CA19 CA20 CA21 CA22 CA23 CA24 CA25 CA26 CA27 CA28 CH1 CH2 CH3 CH41 CH42 CH43 CH44 CH45 CH46 CH47 CH48 CH49 CH60 CH61 CH62 CH63 CH64 CH65 CH66 GL1 GL2 GL3 GL4 GL5 GL6 GL7 GL8 GL10 GL11 GL12 GL13 GL14 GL17 GL18 GL19 GL20 GL50 GL51 GL52 GL53 GL54 GL55 GL56 HR1 HR4 HR6 HR7 HR8 HR9 SY1 SY2 SY3 SY4 SY6 SY8 SY11 SY12 SY13',
  Scotland:
    'DG1 DG2 DG3 DG4 DG5 DG6 DG7 DG8 DG9 DG10 DG11 DG12 DG13 TD1 TD2 TD3 TD4 TD6 TD7 TD8 TD10 TD11 TD13 TD14',
  Wales:
    'CH6 CH7 CH8 LD1 LD2 LD3 LD4 LD5 LD6 LL11 LL12 LL15 LL16 LL17 LL18 LL19 LL20 LL21 LL22 LL23 LL24 LL25 LL26 LL27 LL28 LL29 LL30 LL31 LL32 LL33 LL34 LL35 LL36 LL37 LL38 LL39 LL40 LL41 LL42 LL43 LL44 LL45 LL46 LL47 LL48 LL49 LL51 LL52 LL53 LL54 LL55 LL56 LL57 LL58 LL59 LL60 LL61 LL62 LL63 LL64 LL65 LL66 LL67 LL68 LL69 LL70 LL71 LL72 LL73 LL74 LL75 LL76 LL77 LL78 NP4 NP7 NP8 NP10 NP11 NP12 NP13 NP15 NP18 NP19 NP20 NP22 NP23 NP24 NP26 NP44 SY16 SY17 SY18 SY19 SY20 SY23 SY24 SY25',
  'Northern Ireland': '',
}
const NATION_OF = new Map(
  NATIONS.flatMap((nation) =>
    [AREAS[nation], DISTRICTS[nation]]
      .flatMap((list) => list.split(' '))
      .filter(Boolean)
      .map((code): [string, Nation] => [code, nation]),
  ),
)
const DISTRICT = /^([A-Z]{1,2})\d[A-Z\d]?/

export interface UkLocation {
  nation: Nation | null
  isLondon: boolean | null
}

const NOWHERE: UkLocation = { nation: null, isLondon: null }
const CHARING_CROSS = { latitude: 51.5074, longitude: -0.1278 }
/** No school of the London fringe, which has its own pay scale, is farther away. */
const FRINGE_MILES = 42
const CENTRE_MILES = 5
const POSTCODE = /^\s*([a-z]{1,2}\d[a-z\d]?)\s*\d[a-z]{2}\s*$/i
const LONGEST = 20
/** Districts that lie entirely in London. */
const LONDON = new RegExp(
  '^(?:(?:E|EC|N|NW|SE|SW|W|WC)\\d.?.?|BR[1-7]|CR[02457]|DA(?:[5-8]|1[4-68])|EN[1-4]|HA\\d|IG[1-6]|KT[1-6]|RM(?:\\d|1[0-4])|SM[1-6]|TW(?:\\d|1[0-4])|UB(?:\\d|1[01]))$',
)

/** The nation of a job, and whether it is in London. Null if its place does not show it, or is contradictory. */
export function findUkLocation(advert: AdvertLocation): UkLocation {
  if (advert.country !== 'GB') return NOWHERE
  const district = districtOf(advert)
  const found = geocode({ ...advert, postcodeDistrict: district })
  const named = found.placeSlug ? placeNames().bySlug.get(placeKey(found.placeSlug)) : null
  const byName = NATIONS.find((nation) => nation === named?.nation) ?? null
  const byDistrict = nationOfDistrict(district ?? '')
  if (byName && byDistrict && byName !== byDistrict) return NOWHERE
  const nation = byDistrict ?? byName
  if (nation !== 'England') return { nation, isLondon: nation ? false : null }
  return { nation, isLondon: isLondon(district ?? '', named?.place ?? null, found) }
}

function isLondon(
  district: string,
  named: { name: string; kind: string; detail: string } | null,
  point: { latitude: number | null; longitude: number | null },
): boolean | null {
  const says = named !== null && [named.name, named.detail].includes('London')
  if (LONDON.test(district)) return true
  const { latitude, longitude } = point
  if (latitude === null || longitude === null) return null
  const miles = milesBetween({ latitude, longitude }, CHARING_CROSS)
  if (miles > FRINGE_MILES) return says ? null : false
  return district === '' && (says || miles < CENTRE_MILES) ? true : null
}

/** The advert’s postcode district, or that of a postcode written as the place. */
function districtOf({ postcodeDistrict, place }: AdvertLocation): string | null {
  const written = postcodeDistrict ?? POSTCODE.exec((place ?? '').slice(0, LONGEST))?.[1] ?? ''
  return written.trim().toUpperCase().split(/\s/, 1)[0] || null
}

/** The nation of a postcode district; null if it spans two, or is not a district. */
function nationOfDistrict(written: string): Nation | null {
  const [district = '', area = ''] = DISTRICT.exec(written.trim().toUpperCase()) ?? []
  return NATION_OF.get(area) ?? NATION_OF.get(district) ?? null
}
