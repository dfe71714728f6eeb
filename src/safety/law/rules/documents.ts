import { inLawSentences, toClause } from '#safety/law/frames.ts'
import type { LawRule } from '#safety/law/law-rule.ts'

const PAPERS = String.raw`(?:passports?|brps?|residence permits?|visas?|identity (?:documents?|cards?|papers)|id (?:documents?|cards?)|bank cards?|atm cards?|debit cards?|(?:original|nursing|degree|school) (?:certificates?|documents|papers)|originals|travel (?:documents?|papers)|(?:diplomas?|degree certificates?)|driving licen[cs]es?|right[ -]to[ -]work (?:documents?|papers)|bank (?:account )?details and pin)`
const OF_WORKERS = String.raw`(?:your|their|staff|(?:all )?workers'?|employees?'?|every(?:body|one)'s|nurses'?|the|both|all|his|her) (?:\w+ (?:and|,|or) )?(?:original |staff |own )?`
const KEEPERS = String.raw`(?:we|us|the (?:company|employer|agency|office|manager|home|management|director)|management|our office|hr|head office)`
const KEPT = new RegExp(
  [
    String.raw`${KEEPERS} (?:will |must |shall |do |has to |have to |always )?(?:hold|keep|retain|withhold|safeguard|look after|take|store|lock away|hang on to)s? (?:on to |onto )?(?:your |the |all |their |staff |workers' |employees' |original |everyone's )*${PAPERS}`,
    String.raw`${PAPERS} (?:will be |are |is |must be |have to be |has to be |to be |shall be |stays? |remains? )(?:held|kept|retained|handed (?:in|over)|surrendered|deposited|left|given|locked|stored|taken|in our (?:safe|office)|with (?:us|the (?:company|employer|office|agency|manager)))(?! (?:for|on|at) (?:the )?(?:interview|inspection))`,
    String.raw`${OF_WORKERS}${PAPERS}(?:,? (?:and|or) (?:\w+ ){1,3}| cards?| documents?)* (?:(?:will|must|shall|have to|has to|are to|is to) )?(?:be |is |are |stays? |remains? )?(?:safely |always |then )?(?:kept|held|retained|locked|stored|looked after|put|stay|remain|stays|remains)(?: safe(?:ly)?| locked| away| in)* (?:by|with|in|at|until|for)\b`,
    String.raw`(?:gives?|hands?|pass(?:es)?|surrenders?|leaves?|deposits?|entrusts?|turns? in|lodges?) (?:over |in )?${OF_WORKERS}${PAPERS}(?:,? (?:and|or) (?:\w+ ){1,3})? ?(?:over )?(?:with|to|at|on|when|until|as|for|in)\b`,
    String.raw`(?:hold|keep|hang) on to (?:your |the |these |those |all |them |both )*(?:originals?|${PAPERS}|(?:for )?as long as)|(?:require|need|ask for|take|collect)s? (?:\w+ ){0,3}(?:originals|${PAPERS})(?:[^.;]{0,80}) (?:hold|keep|kept|held|retain|retained)\b`,
    String.raw`${PAPERS}[^.;]{0,50} (?:who|which|and) (?:looks? after|keeps?|holds?|retains?|locks?) (?:it|them|these)`,
    String.raw`(?:hand (?:in|over)|surrender|deposit|give (?:us|up|in)|leave|submit|send us) (?:your |the |their |all )*(?:original )?${PAPERS}(?! (?:number|details|copy|copies|scan|expiry|office))(?: (?:with|to|at|for|until|on|when|during))`,
  ].join('|'),
  'g',
)
const FINE =
  /cop(?:y|ies)|scan|photo|share code|(?:skills|health|training|learning|clinical|student|care|patient|hospital|research) passports?|stays? with you|(?:keep|hold|have) (?:your|it|them) (?:with you|yourself|at home)|(?:home|back) (?:again )?(?:the )?same day|straight back|residents?\b|patients?\b|clients?\b|customers?|people who|under a (?:written )?care plan|valuables|registrar|visitor|worn|passport office|(?:check|verif|inspect|return|give (?:it|them) back)\w* (?:\w+ ){0,6}(?:same day|straight away|at once|immediately)|never|not (?:keep|hold|retain|take)|must not|bring|visa sponsorship|lost property|hold a (?:\w+ ){0,3}(?:driving|full)|you (?:must |will |should )?(?:hold|have|possess)/

export const DOCUMENTS: LawRule = {
  code: 'L-01',
  name: 'Papers kept',
  from: '2015-07-31',
  kinds: ['advert', 'question', 'message', 'template', 'note'],
  laws: [
    {
      section: 'Modern Slavery Act 2015, section 1',
      url: 'https://www.legislation.gov.uk/ukpga/2015/30/section/1',
      nations: ['England', 'Wales'],
    },
    {
      section: 'Human Trafficking and Exploitation (Scotland) Act 2015, section 4',
      url: 'https://www.legislation.gov.uk/asp/2015/12/section/4',
      nations: ['Scotland'],
    },
    {
      section:
        'Human Trafficking and Exploitation (Criminal Justice and Support for Victims) Act (Northern Ireland) 2015, section 1',
      url: 'https://www.legislation.gov.uk/nia/2015/2/section/1',
      nations: ['Northern Ireland'],
    },
  ],
  trigger:
    /passport|brp|permit|visa|identity|\bid\b|card|certificate|original|diploma|licen[cs]e|travel (?:document|paper)|papers/,
  find: (text) =>
    inLawSentences(text, KEPT, FINE).map((range) => ({
      // What goes on says for how long, and falls with the rest.
      from: range.from,
      to: toClause(text, range).to,
      level: 'red',
      sentence:
        'An employer may look at a passport and copy it, and gives it back at once. Keeping papers or bank cards is a sign of forced labour. Leave it out.',
      better: 'We copy your papers and give them back the same day',
    })),
}
