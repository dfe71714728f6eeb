/**
 * Domains of public bodies whose short names cannot be derived from their long ones. The body’s own website and
 * addresses are there. Entered on 23 November 2026; add one only for a site whose imprint names the body.
 */
const OWN_DOMAINS: Record<string, string> = {
  'alder hey childrens nhs trust': 'alderhey.nhs.uk',
  'barts health nhs trust': 'bartshealth.nhs.uk',
  'birmingham womens and childrens nhs trust': 'bwc.nhs.uk',
  'bradford teaching hospitals nhs trust': 'bradfordhospitals.nhs.uk bthft.nhs.uk',
  'cambridge university hospitals nhs trust': 'cuh.nhs.uk addenbrookes.nhs.uk',
  'chelsea and westminster hospital nhs trust': 'chelwest.nhs.uk',
  'east london nhs trust': 'elft.nhs.uk',
  'great ormond street hospital for children nhs trust': 'gosh.nhs.uk',
  'guys and st thomas nhs trust': 'guysandstthomas.nhs.uk gstt.nhs.uk',
  'humber teaching nhs trust': 'humber.nhs.uk',
  'imperial college healthcare nhs trust': 'imperial.nhs.uk',
  'kent community health nhs trust': 'kentcht.nhs.uk',
  'kings college hospital nhs trust': 'kch.nhs.uk',
  'leeds teaching hospitals nhs trust': 'leedsth.nhs.uk',
  'manchester university nhs trust': 'mft.nhs.uk',
  'moorfields eye hospital nhs trust': 'moorfields.nhs.uk',
  'north bristol nhs trust': 'nbt.nhs.uk',
  'northumbria healthcare nhs trust': 'northumbria.nhs.uk nhct.nhs.uk',
  'nottingham university hospitals nhs trust': 'nuh.nhs.uk',
  'oxford university hospitals nhs trust': 'ouh.nhs.uk',
  'oxleas nhs trust': 'oxleas.nhs.uk',
  'portsmouth hospitals university nhs trust': 'porthosp.nhs.uk',
  'royal free london nhs trust': 'royalfree.nhs.uk',
  'sheffield teaching hospitals nhs trust': 'sth.nhs.uk',
  'south london and maudsley nhs trust': 'slam.nhs.uk',
  'south tees hospitals nhs trust': 'southtees.nhs.uk',
  'st georges university hospitals nhs trust': 'stgeorges.nhs.uk',
  'university college london hospitals nhs trust': 'uclh.nhs.uk',
  'university hospital southampton nhs trust': 'uhs.nhs.uk',
  'university hospitals birmingham nhs trust': 'uhb.nhs.uk',
  'university hospitals bristol and weston nhs trust': 'uhbw.nhs.uk',
  'bath and north east somerset council': 'bathnes.gov.uk',
  'brighton and hove city council': 'brighton-hove.gov.uk',
  'london school of economics and political science': 'lse.ac.uk',
  'kings college london': 'kcl.ac.uk',
  'queen mary university of london': 'qmul.ac.uk',
  'university college london': 'ucl.ac.uk',
  'university of birmingham': 'bham.ac.uk',
  'university of cambridge': 'cam.ac.uk',
  'university of oxford': 'ox.ac.uk',
  'university of southampton': 'soton.ac.uk',
}

/** The parts of a name that its domain does not repeat. */
const RULES: { suffix: string; is: RegExp; common: RegExp }[] = [
  {
    suffix: 'nhs.uk',
    is: /\bnhs\b/,
    common: /\b(?:nhs|foundation|trust)\b/g,
  },
  {
    suffix: 'gov.uk',
    is: / council$|^(?:royal |london )?borough of | corporation$/,
    common:
      /\b(?:london borough of|royal borough of|borough of|city of|county of|metropolitan|city|county|borough|district|council|the)\b/g,
  },
  {
    suffix: 'ac.uk',
    is: /^university of | university$| university of /,
    common: /\b(?:university of|university|the)\b/g,
  },
]

const PUBLIC_WORDS =
  /\bnhs\b|\bnational health service\b|\bhealth board\b|\bcouncil\b|\bborough of\b|\buniversity\b|\bpolice\b|\bconstabulary\b|\bministry\b|\bhome office\b|\bdepartment (?:for|of)\b|\bhm \b|\bhmrc\b|\bgovernment\b|\bhealth and social care\b|\bcivil service\b|\barmy\b|\broyal (?:air force|navy)\b/

/**
 * Whether a name, as `parseName` folds it, belongs to a public body or sounds like one. An ordinary domain never proves
 * such a name, however alike they are: anyone can buy one.
 */
export function soundsPublic(key: string): boolean {
  return PUBLIC_WORDS.test(key)
}

/** Whether a domain reserved for public bodies belongs to the body of this name. */
export function isDomainOfPublicBody(key: string, domain: string): boolean {
  if (Object.hasOwn(OWN_DOMAINS, key) && OWN_DOMAINS[key]?.split(' ').includes(domain)) return true
  const rule = RULES.find(({ suffix, is }) => domain.endsWith(`.${suffix}`) && is.test(key))
  if (!rule) return false
  const label = domain.slice(0, -rule.suffix.length - 1)
  const own = key.replaceAll(rule.common, ' ').replaceAll(/ +/g, '')
  // A label with a dot in it is a part of the body, such as its students.
  return own.length > 3 && label.replaceAll('-', '') === own
}

/** Whether people at this domain do not act for the body: its students and pupils. */
export function isSharedWithin(domain: string): boolean {
  return /\.(?:ac|sch)\.uk$/.test(domain)
}
