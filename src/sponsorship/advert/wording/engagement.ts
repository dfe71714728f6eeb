import type { FindingKind } from '#sponsorship/model/facts.ts'
import { alternation } from '#platform/text/alternation.ts'
import { firstMatch, within } from '#platform/text/match.ts'
import { detectionAt, type Detection } from './detection.ts'

/** The text that a passage must contain for a kind, and the texts that show it means something else. */
interface Wanted {
  kind: FindingKind
  says: RegExp[]
  unless?: RegExp
}

const WANTED: Wanted[] = [
  {
    kind: 'self-employed',
    says: [
      /\b(?:be|become|as|join us as|work(?:ing)? as|on|this is|you will be) (?:an? |your own )?(?:fully )?self[- ]employed\b/,
      /^[^a-z]*£?[\d,.k -]+(?:[ (-]*(?:per|an?|p\.?a\.?)? ?\w*){0,2}[ (-]*self[- ]employed\b/,
      /\bself[- ]employed (?:basis|role|position|opportunity|contract(?:or)?|business|associate|personal trainer|(?:delivery )?(?:driver|rider|courier)|consultant|agent|partner|instructor)\b/,
      /\b(?:via|through|using|by) (?:an? |our |your )?(?:approved )?umbrella\b|\bumbrella (?:only|company|rate|pay|contract|paye)\b|(?:\bper day|\bp\/?d|\bday rate|\/ ?day|\bper hour)[^]{0,20}\bumbrella\b/,
      /\b(?:outside|out of scope of) (?:of )?ir ?35\b|\bir35:? outside\b|\(outside\)\s*ir35/,
      /\b(?:your own|through your|via your|operate (?:as|via|through) an?|(?:paid|work(?:ing)?|engaged|contracted) (?:via|through) (?:an? |their |his or her )?(?:own )?) ?(?:limited|ltd) company\b/,
      /\b(?:your own |a |have |with )(?:valid )?utr\b|\bpaid (?:via|through|under|on|by) (?:the )?cis\b|\byou (?:will )?invoice us\b/,
      /\b(?:as|on|be) an? (?:self[- ]employed )?independent contractor\b|\bb2b contract(?:or)?\b|\b(?:via|through|using|have) (?:an? |your )?(?:own )?personal service company\b/,
      /\b(?:be|are|being) (?:your|my|their) own boss\b/,
      /\bfreelance (?:[a-z]+ ){0,2}?(?:role|basis|position|opportunity|manager|designer|developer|engineer|surveyor|writer|editor|trainer|tutor|artist|consultant|producer|photographer|assessor|instructor)\b/,
      /\b(?:franchise|business) opportunity\b|\bown your own (?:business|franchise)\b|\bbecome a franchisee\b/,
    ],
    unless:
      /\b(?:not|no|isn't|clients?|customers?|umbrella ?(?:\/|or) ?paye|paye ?(?:\/|or) ?umbrella|experience (?:with|of)|knowledge of|advice|advis\w+|advising|returns?|taxation|individuals|landlords|businesses,|accounts for)\b/,
  },
  {
    kind: 'commission-only',
    says: [/\bcommission[- ]only\b/, /\b100 ?% commission\b/, /\buncapped commission only\b/],
    unless: /\b(?:not|no|isn't|never)\b/,
  },
  {
    kind: 'training-sold',
    says: [
      /\b(?:career|training|traineeship|placement|job) (?:programme|program|package|scheme|course)\b[^]{0,120}\b(?:job guarantee|guaranteed (?:a )?(?:job|interview)|money back|refund|finance options|monthly (?:payments?|instal\w+)|course fees?|(?:one[- ]off|initial) (?:cost|fee|payment))\b/,
      /\b(?:job guarantee|guaranteed (?:a )?job)\b[^]{0,120}\b(?:training|course|programme|qualification|certificat\w+)\b/,
      /\bwith our [\w /&+-]{2,40} (?:career|training|traineeship) (?:programme|program|package)\b/,
      /\b(?:cost|price|fee) of (?:the|this|our) (?:training|course|programme)\b/,
    ],
    unless: /\b(?:we (?:will )?(?:fund|pay|cover)|fully funded|free of charge|no cost)\b/,
  },
  {
    kind: 'internal-only',
    says: [
      /\binternal (?:vacancy|applicants?|candidates?|only|staff|employees|advert|post)\b[^]{0,30}\bonly\b|\binternal only\b|\binternal(?:ly)? (?:vacancy|advert) only\b/,
      new RegExp(
        String.raw`\b(?:only|solely|restricted to|exclusively|open to|limited to)\b${within(30)}\b${alternation(String.raw`
    (?:current|existing|internal) (?:\w+ ){0,3}(?:staff|employees|colleagues|workers|applicants|candidates)
    staff (?:members )?(?:currently )?(?:employed|working) (?:by|at|within|in)`)}\b`,
      ),
      /\b(?:existing|current|internal|(?!direct|agency|other|all\b)\w{2,6}) (?:staff|employees|applicants|candidates) only\b/,
      /\boffered (?:only )?(?:on|as) a secondment\b(?! or\b)/,
      /\bsecondment\b[^]{0,60}\b(?:only|existing|internal|current (?:staff|employees)|within the (?:trust|organisation))\b/,
      /\bopportunity (?:has arisen |is available )?for an? (?:[\w-]+ ){0,2}secondment\b(?! or\b)/,
      /\b(?:permission|support|approval) (?:[\w-]+ ){0,5}secondment\b(?! or\b)/,
      /\bonly (?:current|existing) (?:employees|staff)\b/,
    ],
    unless:
      /\b(?:external (?:applicants|candidates)|also|both|not only|(?:fe)?male|on permanent contracts|(?:or|and\/or|as a) secondment|secondment (?:opportunity )?(?:would be considered )?for internal|considered for internal|agency applications?)\b/,
  },
  {
    kind: 'nationality-required',
    says: [
      /\b(?:sole|single) (?:uk|british) (?:national\w*|citizen\w*)\b|\b(?:uk|british) (?:sole|single) (?:national\w*|citizen\w*)\b/,
      /\b(?:must|need to|required to|have to) (?:be|hold) (?:a |an )?(?:sole )?(?:uk|british)(?: or (?:irish|eu|commonwealth))? (?:national\w*|citizen\w*|passport)\b/,
      /\b(?:uk|british) (?:nationals?|citizens?|nationality|citizenship) (?:only|is required|required|is essential|essential)\b|\bonly (?:uk|british) (?:nationals|citizens)\b/,
    ],
  },
  {
    kind: 'clearance-required',
    says: [
      /\b(?:must|need to|have to|required to|should|already) (?:already )?(?:have|hold|possess|be)\b[^]{0,40}\b(?:sc|dv|security|developed vetting|nppv\d?|edv)[ -]*(?:clear(?:ed|ance)|vetted|vetting)\b/,
      /\b(?:active|current|existing|valid|live) (?:and transferable )?(?:uk )?(?:sc|dv|security|edv|nppv\d?)[ -]*(?:clear(?:ed|ance))\b/,
      /\b(?:sc|dv|edv) (?:clearance |cleared )?(?:is )?(?:essential|required|mandatory|only)\b/,
      /\b(?:sc|security|dv|bpss)\b[^]{0,90}\b(?:\d+|five|ten|three|two) (?:continuous |consecutive )?years'?\b[^]{0,50}\b(?:residen\w+|uk|address|living)/,
      /\b(?:\d+|five|ten|three|two) years'? (?:of )?(?:continuous )?(?:uk|british) residen\w+/,
      /\b(?:resident|residency|lived|living|reside) in the uk for (?:at least |a minimum of |the (?:last|past) )?(?:\d+|five|ten|three|two)\b/,
    ],
    unless:
      /\b(?:desirable|advantage\w*|bonus|beneficial|preferred|ideally|not (?:required|essential)|nice to have)\b/,
  },
  {
    kind: 'costs-from-wages',
    says: [
      /\b(?:cost|fee|charge|price|£\s?\d+)\b[^]{0,60}\b(?:dbs|check|uniform|training|tabard|badge|disclosure)\b[^]{0,100}\b(?:deducted|reclaimed|recovered|taken|deduction)\b/,
      /\b(?:dbs|uniform|training|disclosure|tabard)\b[^]{0,80}\b(?:deducted|reclaimed|recovered|taken)\b[^]{0,30}\b(?:salary|wages?|pay|earnings)\b/,
      /\b(?:dbs|disclosure|uniform|tabard)\b[^]{0,120}\b(?:deduct|recover|reclaim)\w*\b[^]{0,70}\b(?:salary|wages?|pay|earnings)\b/,
      /\b(?:this|the) (?:cost|fee|charge)\b[^]{0,40}\b(?:deducted|recovered|reclaimed) from your\b[^]{0,30}\b(?:salary|wages?|pay)\b/,
      /\b(?:at (?:your|their) own (?:cost|expense))\b[^]{0,60}\b(?:dbs|uniform|training|check)\b|\b(?:dbs|uniform|training)\b[^]{0,60}\bat (?:your|their|the (?:candidate|applicant)'?s?) own (?:cost|expense)\b/,
      /\b(?:you|candidates?|applicants?) (?:will|must|are|may)\b[^]{0,40}\b(?:pay|repay|meet|cover|bear|fund) (?:for )?(?:the )?(?:cost|price)?s?\s?(?:of )?(?:the |your |a |an |obtaining a )?(?:\w+ )?(?:dbs|disclosure|uniform|check)\b/,
    ],
    unless: /\b(?:we (?:will )?(?:pay|cover|fund)|free|reimburse\w*|employer pays|paid for by)\b/,
  },
  {
    kind: 'unpaid',
    says: [
      /\bunpaid\b[^]{0,20}\b(?:role|position|voluntary|volunteer|internship|opportunity|placement)\b|\b(?:salary|pay|remuneration):? unpaid\b|\bthis (?:is|role is) (?:an? )?(?:unpaid|voluntary)\b/,
      /\bvoluntary (?:role|position|post|opportunity)\b|\bvolunteer(?:ing)? (?:role|position|opportunity)\b/,
    ],
    unless: /\b(?:experience|previous|manage|support|coordinat\w+|recruit\w*)\b/,
  },
]

/** Finds statements about the contract, who may apply and who pays for what. */
export function detectEngagement(text: string): Detection[] {
  return WANTED.flatMap(({ kind, says, unless }) => {
    const match = firstMatch(text, says)
    return match && !unless?.test(text) ? [detectionAt(kind, match)] : []
  })
}
