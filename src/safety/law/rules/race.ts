import { EQUALITY, framesOf, inLawSentences, WELCOME, withoutOverlaps } from '#safety/law/frames.ts'
import type { LawException, LawHit, LawRule } from '#safety/law/law-rule.ts'
import { equalityLaws } from '#safety/law/laws.ts'

const PEOPLE = String.raw`(?:people|persons?|applicants?|candidates?|nationals?|citizens?|passport[ -]?holders?|nurses?|carers?|workers?|staff|men|women|males?|females?|subjects)`
const IN_A_JOB = String.raw`(?:lads?|girls?|lad(?:y|ies)|house(?:keepers?|maids?)|nann(?:y|ies)|maids?|au pairs?|cleaners?|drivers?|labourers?|origin|descent|heritage|extraction|ethnicity|backgrounds?)`
const ABROAD = String.raw`(?:indian|nigerian|ghanaian|kenyan|zimbabwean|filipin[oa]|pakistani|bangladeshi|nepal(?:i|ese)|sri lankan|chinese|polish|romanian|bulgarian|ukrainian|somali|eritrean|jamaican|caribbean|american|australian|south african|eastern european|african|asian|arab|latin american|middle eastern)`
const COLOUR = String.raw`(?:white|black|brown|caucasian|dark[ -]skinned|light[ -]skinned)`
const ABROAD_GROUP = String.raw`${ABROAD}s|${ABROAD} (?:${PEOPLE}|${IN_A_JOB})|${COLOUR} ${PEOPLE}|poles|foreigners?|foreign (?:national|passport|worker|applicant|candidate)s?|${PEOPLE} with (?:a )?foreign (?:passport|accent|name)s?|immigrants?|migrants?|gyps(?:y|ies)|(?:irish )?travellers|roma people|(?:anyone|people|those|applicants?|candidates?|nurses?|carers?) from (?:africa|asia|india|pakistan|nigeria|ghana|china|eastern europe)`
const HOME = String.raw`(?:british|english|scottish|welsh|irish|uk|eu|european|eea|locally born)`
const HOME_GROUP = String.raw`${HOME} ${PEOPLE}|(?:british|english) (?:lads?|girls?|origin|descent|heritage)|british[ -]born|born (?:and bred |and raised )?in (?:the )?(?:uk|britain|england)|brits|britons|native[ -]born`

const abroad = framesOf(ABROAD_GROUP)
const home = framesOf(HOME_GROUP)
const ONLY_BRITISH =
  /(?<![\w'-])(?:british|english|white british)(?: or \w+)? (?:people |applicants |candidates )?only\b(?! (?:fluent|language|speak))|(?:must|need to|have to|required to) (?:be |hold |have )(?:a |an )?(?:full |valid |current )?(?:british|uk) (?:passport|nationality|citizenship|citizen|national)\b|(?:only|exclusively) (?:the )?(?:british|english|uk) (?:people|nationals|citizens|passports?)|(?:british|uk) (?:passport|citizenship|nationality) (?:is )?(?:required|essential|needed|only|mandatory)/g
const NATIVE =
  /(?:native|mother[ -]tongue|first[ -]language) (?:level )?english(?:[ -]speak(?:er|ing)s?)?|english (?:as (?:a|your|their) (?:first|native) language|mother[ -]tongue|native speakers?)|english (?:must be|is|should be|has to be|needs to be|to be) (?:your |their |a |the )?(?:mother[ -]tongue|first language|native language)|native[ -](?:\w+ )?speakers?(?: of)?(?:[ -]english)?|(?:no|without(?: an?| any)?) (?:strong |heavy |thick |foreign |noticeable |discernible )*accents?\b|accent[ -]free|neutral accent/g
const NEAR_NATIVE =
  /(?:do|does|who) not|people (?:who|whose)|as an additional|near[ -]native|native[ -](?:level|like)|equivalent|or fluent|fluent or/
const ASKED =
  /(?:what|which)(?: is|'s)? (?:is )?your (?:nationality|ethnicity|ethnic (?:origin|group|background)|race|country of (?:birth|origin)|caste|mother[ -]tongue)|where (?:were you born|are you (?:really |originally )?from)|which country (?:are you from|were you born)|what (?:nationality|race|colour) are you|which passport do you (?:hold|have)/g

const NEEDED: LawException = {
  name: 'A rule on nationality by law (for example security clearance or reserved posts), Equality Act 2010, Schedule 22, paragraph 5, or an occupational requirement, Schedule 9',
  given:
    /security clearance|(?<!\w)(?:sc|dv|nppv\d?|bpss|ctc)(?!\w)(?: cleared| clearance| level)?|developed vetting|vetting|reserved post|civil service nationality|nationality rules|(?<!\w)itar(?!\w)|export control|armed forces|defence|(?:occupational|genuine) (?:occupational )?requirement|schedule 9/,
}
const NAMED = new RegExp(
  String.raw`(?<![a-z])(?:${ABROAD}|white|black|brown|caucasian|dark[ -]skinned|light[ -]skinned|poles\b|foreign|immigrant|migrant|gyps|irish|traveller|roma people|africa|asia|india\b|pakistan|nigeria|ghana|china|eastern europe|british|english|scottish|welsh|uk\b|eu\b|european|eea\b|locally|born|brit(?:s|ons)\b|nativ|mother[ -]tongue|first[ -]language|accent|nationalit|passport|your (?:ethnic|race|country|caste|mother)|which country|(?:what|which) (?:race|colour)|are you (?:really |originally )?from)`,
)
const CHOSEN = {
  sentence:
    'An advert may not choose by nationality, colour, ethnic or national origin. Leave it out: anybody who has or could get permission to work may apply.',
  better: 'We welcome applications from everybody',
}

function fluent(quote: string) {
  if (/accent/i.test(quote)) return 'clear spoken English'
  if (/^english (?:must|is|should|has|needs)\b/i.test(quote)) return 'English must be fluent'
  return /speaker/i.test(quote)
    ? quote.replace(/\b(?:native|mother[ -]tongue|first[ -]language)\b(?: level)?/i, 'fluent')
    : 'fluent English'
}

const invited = new RegExp(`${EQUALITY.source}|${WELCOME.source}`)
// Advice on who comes first when somebody needs a certificate, as the law was until 2020.
const fair = new RegExp(`${EQUALITY.source}|certificate of sponsorship|may be filled`)

export const RACE: LawRule = {
  code: 'E-03',
  name: 'Race, nationality and national origin',
  from: '2010-10-01',
  kinds: ['advert', 'question', 'message', 'template', 'note'],
  laws: equalityLaws('ss. 9, 13 and 39', {
    section: 'Race Relations (Northern Ireland) Order 1997, arts. 3 and 6',
    url: 'https://www.legislation.gov.uk/nisi/1997/869',
  }),
  trigger: NAMED,
  asked: { pattern: ASKED, ...CHOSEN, better: '' },
  find(text) {
    const hits: LawHit[] = []
    const say = (ranges: Pick<LawHit, 'from' | 'to'>[], hit: Omit<LawHit, 'from' | 'to'>) => {
      for (const range of ranges) hits.push({ ...range, ...hit })
    }
    const red = { ...CHOSEN, level: 'red' } as const
    const amber = { ...CHOSEN, level: 'amber', exception: NEEDED } as const
    say(inLawSentences(text, abroad.barred, EQUALITY), red)
    say(inLawSentences(text, abroad.strong, invited), red)
    say(inLawSentences(text, abroad.soft, invited), amber)
    say(inLawSentences(text, home.barred, fair), red)
    say(inLawSentences(text, home.strong, invited), amber)
    say(inLawSentences(text, home.soft, new RegExp(`${fair.source}|${WELCOME.source}`)), amber)
    say(inLawSentences(text, ONLY_BRITISH, EQUALITY), amber)
    say(inLawSentences(text, NATIVE, NEAR_NATIVE), {
      level: 'amber',
      sentence:
        'Ask for the English that the work needs, not for where somebody learned it. Nobody may be refused because English is not their first language.',
      better: 'You speak and write fluent English',
      words: fluent,
      exception: NEEDED,
    })
    return withoutOverlaps(hits)
  },
}
