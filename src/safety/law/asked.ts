const oneOf = (wordings: readonly string[]) => new RegExp(wordings.join('|'), 'g')

/** Words between ‘you’ and what is asked; none of these turns the question to work with others. */
const GAP = String.raw`(?:(?!(?:experience\w*|work\w*|help\w*|support\w*|car(?:e|ed|ing)|look\w*|taught|teach\w*|given?|giv\w+|train\w*|manag\w+|know\w*|qualif\w*|comfortable|confident|understand\w*|residents?|patients?|clients?|pupils?|someone|somebody|people|others|clean\w*|sell|sold|run|led|lead|use a|team\w*)\b)[\w'-]+,? )`
const YOU = String.raw`\b(?:do|are|have|were|did|would|will|could|can|if|you'?ve|that) you (?:${GAP}){0,5}`
/** Words of a trade, such as ‘diabetes nurse’ and ‘childcare qualification’. */
const TRADE = String.raw`(?! ?(?:\w+ )?(?:qualif\w*|certificat\w*|experience|training|courses?|diplomas?|degrees?|nurs(?:e|es|ing)\b|awareness|work\w*|support|care\b|carers?|team|unit|wards?|clinic|services?|schools?|background|first aid|skills|knowledge|books?|management|specialist|licen[cs]e|registration|assistants?|practitioners?))`

const ASKED_AGE = [
  String.raw`how old (?:are|were|would|will) you\b(?! when)|how old you (?:are|will)\b`,
  String.raw`\byour (?:current |exact |present )?(?:age(?! (?:group|range)s? (?:experience|qualif))|date of birth|birth ?(?:day|date|year)|year of birth|d\.?o\.?b)\b|\bd\.?o\.?b\b|date of birth`,
  String.raw`(?:were|was) you born (?:before|after|in|between)|you (?:were )?born\b(?! in (?:the )?[a-z])|(?:which|what) (?:year|decade|month) (?:were you born|are you from)`,
  String.raw`at what age (?:did|were|are|will) you`,
  String.raw`(?:did|do|will) you (?:turn|reach|celebrate your) \d\d`,
  String.raw`(?:what|which) age(?: group| bracket| band| range| category)? (?:are|do|would|were) you(?! (?:qualif|like|prefer|teach|train|want to (?:teach|work)))`,
  String.raw`\byou (?:\w+ ){0,2}(?:under|over|aged|above|below|younger than|older than|between|nearer(?: to)?|closer to|past|in your) (?:the age of |age )?(?!18\b)(?:[2-7]\d|19|early|mid|late|twenties|thirties|forties|fifties|sixties)(?:'?s)?\b(?! ?(?:\d|%|minutes?|mins|miles?|hours?|hrs|kg|kilos?|km|days?|weeks?|months?|people|beds?|staff|words|wpm|years? (?:of )?(?:experience|qualified|post|nursing|teaching|driving)))`,
  String.raw`are you (?:at least )?(?!18\b)[1-7]\d(?: years)?(?: old)? or (?:over|older|under|younger)`,
  String.raw`(?:years|long) (?:\w+ )?(?:until|till|before|to|from) (?:you (?:can |plan to |will )?retire|(?:your )?retirement)|(?:when|do) (?:do|will|would)? ?you (?:\w+ ){0,3}(?:retire|draw your pension)|(?:close|closer|near|nearing|approaching|past|of)(?: to)? (?:the )?(?:retirement|pension)(?:able)?\b(?: age)?`,
  String.raw`^\W*(?:age|birthday)\W*$`,
  String.raw`are you (?:an? )?(?:\w+ )?(?:school[ -]leaver|pensioner|millennial|teenager|baby boomer)`,
]

const CHILDREN = String.raw`(?:child(?:ren)?(?!'s| protection|minder)|kids?|little ones?|bab(?:y|ies)|toddlers?|dependants?|dependents?|sons?|daughters?)${TRADE}`
const ASKED_FAMILY = [
  String.raw`(?:do|have|did) you (?:already |currently |yet |ever |recently |still )*(?:have|got|had|raise|want|plan|expect|wish for|hope for|bring)(?: (?:any|an?|some|more|young|small|school[ -]age|to have|to bring|your|own|of))* ${CHILDREN}`,
  String.raw`^(?:have )?any (?:young |small |school[ -]age )?${CHILDREN}`,
  String.raw`how many ${CHILDREN} (?:do|have|are|will) you(?! (?:\w+ )?(?:car|taught|teach|work|look|support|mind|super))`,
  String.raw`\byour (?:own |young |small |older |youngest |oldest )?${CHILDREN}`,
  String.raw`(?:bring|bringing|move|moving|come|coming|travel\w*) (?:\w+ ){0,2}(?:with )?(?:any |your |the )?(?:${CHILDREN}|family\b)`,
  String.raw`are you (?:an? )?(?:single |lone |working |new |step)*(?:mother|father|mums?|moms?|dad|parent|grandparent)\b(?! (?:and|&) baby)|(?:mother|father|parent) of (?:any )?${CHILDREN}`,
  String.raw`child ?care (?:arrangements?|needs?|commitments?|responsibilit\w+|problems?|issues?|cover|costs?)|(?:do|have|will) you (?:have|need|got|use|arranged?)? ?(?:any |regular )?child ?care\b${TRADE}|(?:family|caring|parental) (?:commitments?|responsibilit\w+|ties)|(?:depends?|rely|relies) on you\b(?! at work)|school[ -]run\b`,
  String.raw`(?:do|have|did) you (?:\w+ )?(?:plan|want|hope|intend|wish|have|start|think\w*)(?: of| to| about)?(?: start\w*| hav\w+)? (?:an? )?(?:big |large |young )?family\b(?![ -](?:friendly|run|owned|business))${TRADE}`,
  String.raw`(?:do|have|are) you (?:have |got )?(?:a )?(?:married|single|divorced|widowed|engaged|in a relationship|gay|straight|lesbian|bisexual|transgender|boyfriend|girlfriend|fianc\w+)\b|(?:what(?: is|'s)? your |your )(?:marital|family|relationship) (?:status|situation|circumstances)|(?:your )?sexual orientation|\byour (?:husband|wife|spouse|boyfriend|girlfriend|fianc\w+|(?<!business )partner)\b`,
]
const ASKED_PREGNANCY = [
  String.raw`(?:are|have|were|do|will|could|might) you (?:\w+ ){0,5}(?:be|been|get|getting|become|becoming|fall|currently|now|already)? ?pregnant\b(?! (?:wom|patient|people|client|resident|staff|teen|anim))|\byour (?:\w+ )?pregnanc|(?:are|will) you (?:\w+ )?expecting\b(?! to| that| us)|(?:are you |been )trying for`,
  String.raw`(?:take|taken|taking|on|need|want|back from|go on) (?:\w+ )?(?:maternity|paternity|parental) leave`,
]

const CONDITION = String.raw`(?:(?:underlying |existing |known |serious |long[ -]term |chronic |physical |mental |medical |health |back |heart |knee |joint |mobility |skin |hearing |eyesight )+(?:health )?(?:conditions?|problems?|issues?|illness(?:es)?|complaints?|pain|trouble|disorders?|history)|disab\w+|(?:mental |chronic )?illness(?:es)?|medication|medicines?|tablets|asthma|epilep\w+|diabet\w+|hiv\b|hepatitis|tuberculosis|cancer|arthritis|migraines?|allerg\w+|depress\w+|anxiety|stress\b|burn ?out|autis\w+|dyslexi\w+|adhd|deaf|blind|bad back|hearing aids?|wheelchair|prosthe\w+|pacemaker|surgery|operations? (?:in|on|last|recently)|an operation\b|therapy|addict\w*|ill\b|unwell)${TRADE}`
const PERSONAL = String.raw`(?:ever|currently|regularly|also|been|being|had|got|have|having|take|taking|on|use|using|wear|wearing|suffer\w*|from|receiv\w+|undergo\w*|diagnosed|treated|treatment|for|with|living|live|any|an?|the|your|signed|off|due|to|prescribed|history|of|registered|recently|in|last|waiting|or|and|physical\w*|mental\w*)`
const ASKED_HEALTH = [
  String.raw`(?:do|have|are|did|were) you (?:${PERSONAL} )*${CONDITION}`,
  String.raw`^(?:do you have )?any (?:other )?${CONDITION}|\bany disabilit(?:y|ies)\b`,
  String.raw`(?:${PERSONAL} )+treatment for|under a (?:doctor|consultant|gp|psychiatrist)|(?:are|is) you (?:\w+ )?(?:in|of) (?:(?:good|full|perfect|excellent|sound|poor|bad) )+(?:physical |mental )?health|are you (?:\w+ )?(?:healthy|physically fit|fit and (?:well|healthy)|able[ -]bodied)`,
  String.raw`how(?: is|'s) your (?:\w+ )?(?:health|back|heart|hearing|eyesight|sight|mobility|knees?|fitness)`,
  String.raw`\byour (?:current |general |state of |physical |mental |past |last |own )*(?:health(?! ?care| and (?:social|safety)| visit| qualif| assess| train| and care| work)|medical (?:history|records?|condition)|weight|bmi|blood (?:pressure|group|type)|disabilit\w+|illness|sick(?:ness)?(?: record| absence| days| leave)?|gp\b|doctor|height)`,
  String.raw`(?:you|last) (?:\w+ ){0,3}(?:see|saw|seen|visit\w*|consult\w*) (?:a |your |the )(?:doctor|gp|psychiatrist|therapist|psychologist|physio\w*|counsellor)`,
  String.raw`(?:you|how many|how often|how much)\b[^?]{0,40}(?:off sick|off ill|signed off|sick ?(?:days|leave|notes?)|days (?:\w+ ){0,4}(?:sick|absent|ill)|sickness|hospitali[sz]ed|in hospital (?:as a patient|yourself)|time off (?:for|due to|because of) (?:illness|sickness|stress|ill health))`,
  String.raw`you (?:ever |recently )?had (?:\w+ ){0,3}(?:an operation|operations?|surgery|injur(?:y|ies)|back pain|a breakdown|a heart attack|a stroke)`,
]

const FAITH_NAME = String.raw`(?:christian|muslim|hindu|sikh|jew(?:ish)?|catholic|buddhist|protestant|atheist|evangelical|orthodox|anglican|methodist|pentecostal|mormon)`
const WORSHIP = String.raw`(?:church|mosque|temple|synagogue|gurdwara|chapel|mass|bible study|prayers?|worship|friday prayers)`
const WORN = String.raw`(?:hijab|niqab|burk?h?a|turban|headscar(?:f|ves)|head covering|skull ?cap|kippah?|kirpan|crucifix|cross\b|religious (?:dress|clothing|symbols?|headwear))`
const ASKED_RELIGION = [
  String.raw`\byour (?:own |personal |family's )?(?:religio\w*|faith(?! in\b)|church|mosque|temple|denomination|caste|beliefs?(?! (?:about|in|on|that)\b)|god)\b(?! schools?)`,
  String.raw`(?:what|which) (?:religion|faith|church|mosque|temple|denomination|god|religious \w+)(?! schools?) (?:do|are|were|did|if any)`,
  String.raw`(?:are|were) you (?:an? |not |of the |brought up |raised |born |baptised )*(?:an? )?(?:(?:practi[sc]ing|committed|devout|born[ -]again|strict|roman) )*(?:${FAITH_NAME}s?|believers?|churchgoers?|religious|observant|baptised)\b(?! (?:school|care|charit|organi|college|communit|aid|hospice|home|studies))`,
  String.raw`(?:do|did|will|would|have) you (?:have |got |follow |practi[sc]e |hold |belong to )(?:any |an? |the )?(?:particular |strong |special )?(?:religio\w*|faith(?! in\b| schools?| in evidence))`,
  String.raw`do you believe in (?:a |any )?(?:god|jesus|christ|allah|higher power|an? afterlife)`,
  String.raw`${YOU}(?:pray(?:ing)?|worship|fast(?:ing)?(?! food| paced| turn| track|-)|go(?:ing)? to ${WORSHIP}|attend(?:ing)? (?:an? |the )?${WORSHIP}|observ\w+ (?:the )?(?:ramadan|lent|sabbath|shabbat)|keep (?:the )?(?:sabbath|kosher|halal)|eat (?:only )?(?:halal|kosher)|read the (?:bible|quran|koran))\b`,
  String.raw`(?:do|did|will) you celebrate (?:eid|christmas|diwali|easter|hanukkah|passover|vaisakhi|ramadan)`,
  String.raw`how often do you (?:attend|go to|visit|pray|worship)\b(?! (?:the )?(?:gym|work|training|customers|clients))`,
  String.raw`${YOU}wear(?:ing)? (?:an? |the |your |any )?(?:\w+ or (?:an? )?)?${WORN}`,
  String.raw`(?:off|breaks?|time|room|place) (?:\w+ )?(?:for|to) (?:attend |go to |say |your )?(?:${WORSHIP}|pray|eid|ramadan|religious)`,
  String.raw`is your family (?:\w+ )?(?:religious|${FAITH_NAME})`,
]

/** Work for others and its proofs: with these words, the matter is that of the work. */
const OF_WORK = String.raw`experience|work\w* (?:with|in|on|for|as|at)|\bcar(?:e|ed|ing)\b(?! of your)|\bcarers?\b|look(?:ed|ing) after|nurs(?:e|ed|ing)|prepar|dispens|contract|maintain|kitchen|pharmac|interests? you|stud(?:y|ied)|read\b|play|support|help|assist|accompan|teach|taught|train|qualif|certificat|registr|licen[cs]e|dbs\b|residents?|patients?|clients?|pupils?|students?|customers?|service users?|cook|manag|someone|somebody|people (?:who|with)|safe|protect|deliver|serv|sell|sold|design|respon[ds]|keep\b|handle|deal|adjustment|wellbeing|celebrat\w+ (?:success|achievement)|you(?:r)? (?:team|targets?)|targets?|class\b|schools?\b|language|would you do|evidence|important to you`
const TO_YOU = String.raw`^(?=[^?]*\b(?:you|your|yourself|yours)\b|any\b)(?![^?]*(?:${OF_WORK}))[^?]*?`
/** A matter that is the applicant’s own where nothing of the work is in the sentence. */
const about = (matters: string) => String.raw`${TO_YOU}\b(?:${matters})\b`

const OWN_AGE = String.raw`what age|age group|birth ?(?:day|date|year)|retire\w*|pension(?! scheme)|(?:too|feel|yourself|how) (?:young|old)(?! (?:is|are (?:the|your)))|middle[ -]aged|born|teens|twenties|thirties|forties|fifties|sixties|generation`
const OWN_FAMILY = String.raw`child|children|kids?|little ones?|new ?borns?|toddlers?|sons?|daughters?|family(?! (?:name|business|run|restaurant|law|room|friendly))|nursery|babysitter|nanny|partner|wife|husband|spouse|marri(?:ed|age)|divorced?|dependants?|dependents?`
const OWN_PREGNANCY = String.raw`pregnan\w+|bab(?:y|ies)|maternity|paternity|fertility|ivf|contracepti\w+|miscarriage`
const OWN_HEALTH = String.raw`knees?|migraines?|disab\w+|illness(?:es)?|ill|unwell|sick(?:ness)?|diseases?|conditions? (?:that|which)|your health(?! (?:and|&)|care)|healthy|been in hospital|hospitali[sz]ed|medication|anti-?depressants?|tablets|pills|surgery|allerg\w+|depress\w+|anxi\w+|asthma\w*|epilep\w+|diabet\w+|dyslexi\w+|autis\w+|adhd|wheelchair|deaf|hearing|eyesight|injur\w+|back (?:pain|problems?|trouble)|therap(?:y|ist)|psychiatr\w+|breakdown|blood|diagnos\w+|symptoms?|pain|weigh|how (?:tall|fit)`
const OWN_RELIGION = String.raw`religi\w+|faith|holy|allah|jesus|christ|church|mosque|temple|synagogue|gurdwara|pray(?:er|ers|ing)?|worship|grace before|bible|qur'?an|koran|ramadan|sabbath|shabbat|eid|diwali|lent|hijab|niqab|turban|headscar(?:f|ves)|kirpan|baptised|${FAITH_NAME}s?|islam\w*|christianity|believ(?:er|ers)|your beliefs`

/** `pattern` reads a question that applicants answer, and `plain` one of an advert, most of which ask nothing. */
const wordings = (plain: readonly string[], loose: readonly string[]) => ({
  pattern: oneOf([...plain, ...loose]),
  plain: oneOf(plain),
})

export const ASKED = {
  age: wordings(ASKED_AGE, [about(OWN_AGE)]),
  family: wordings(ASKED_FAMILY, [
    about(OWN_FAMILY),
    String.raw`(?:time off|do you have|will you) [^?]*(?:child(?:ren)?|kids|famil(?:y|ies)|dependants|parents) to look after|time off [^?]*(?:child|kids|famil|dependa)`,
  ]),
  pregnancy: wordings(ASKED_PREGNANCY, [about(OWN_PREGNANCY)]),
  health: wordings(ASKED_HEALTH, [about(OWN_HEALTH)]),
  religion: wordings(ASKED_RELIGION, [about(OWN_RELIGION)]),
}
