import type { FoldedText } from '#safety/text-rules/fold/folded-text.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'

const OTHER_SCRIPTS = /[^\0-\u024f]/u
/** A word in another script; single letters are left out because they occur in formulas: ‘ΔG’, ‘β-blocker’. */
const OTHER_WORD =
  /(?:(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]){2,}[\u200c\u200d\p{M}]*/gu
const OTHER_LETTER = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]/gu
/** More letters than formulas have: a sentence without spaces, or with one after each letter. */
const MANY_LETTERS = 14
/** Scripts written without spaces between words. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{4,}/gu
const SENTENCE = /[^.!?;\n•]+/g
const WORD = /[a-z]+/g
/** The number of different foreign words that a sentence needs; a word for money counts as two. */
const ENOUGH = 3

/** Common words of other languages; a few are English words too, which alone are not enough. */
const OTHER_LANGUAGES = words(`
  hai hain ke ki ko se mein aap aapko apko apni aapka hoga hogi karna kare karein karo kijiye liye nahi nahin
  pehle phir aur yeh kya hamare hamara humare humara mera mere wala chahiye milega milegi denge dena karenge padega
  padegi dega apnake jonno diye korte hobe amader kore theke tapai tapaiko lagi chha garnu hunchha hamro
  ang ng mga para sa mo po ito kayo hindi ay kung namin bago iyong inyong
  ya kwa wako yako kabla ili kazi lazima lati naa maka nke gi zuwa
  el los las del que por con una usted debe su es en nuestro nuestra antes puesto empleo
  os voce nao uma seu sua nossa nosso vaga antes emprego
  le les des du et est vous votre nous notre pour avec une sur dans veuillez avant emploi poste
  prosimy przed nasze nasz za przez jest dla oraz pracy trebuie pentru contul nostru inainte locul munca
  icin bir ve bizim lutfen und der das bitte auf unser vor fur vui long cua truoc chung`)
const MONEY = words(`
  paisa paise rupaye rupaiya rupay rupiya bhejo bhejiye bhejein bhejna bharna bharni jama khata khate taka pathan
  pathao pathaunuhos tirnu bayad magbayad bayaran ipadala padala pera pesa fedha malipo lipa tuma shilingi owo sanwo
  kudi biya mari bhadhara imali khokha sika panam anuppu ayakkuka pagar pague dinero libras transferir transfiera
  cuenta tasa dinheiro conta transfira taxa taxas deposite verser versez payer frais virement compte argent
  zaplacic wplate wplata oplata oplate pieniadze funtow konto platiti bani lire taxe gonderin odeyin ucret sterlin
  hesabimiza zahlen uberweisen gebuhr konto tien phi chuyen`)
const ENGLISH = words(`
  the of and to in a you your we our are is be will for with on at as this that have has can must by from or not it an
  all who if when they their i my me was were would please after before`)

/** Finds more than one word in non-Latin letters, which no other rule reads. */
export function findOtherScript(raw: string): TextRange[] {
  if (!OTHER_SCRIPTS.test(raw)) return []
  const [run] = raw.matchAll(WITHOUT_BLANKS)
  if (run) return [{ from: run.index, to: run.index + run[0].length }]
  const [one, two] = [...raw.matchAll(OTHER_WORD)]
  if (one && two) return [{ from: one.index, to: one.index + one[0].length }]
  const letters = [...raw.matchAll(OTHER_LETTER)]
  const [first, last] = [letters[0], letters.at(-1)]
  return first && last && letters.length >= MANY_LETTERS
    ? [{ from: first.index, to: last.index + last[0].length }]
    : []
}

/** Finds a sentence in Latin letters with more words of another language than of English. */
export function findOtherLanguage({ text }: FoldedText): TextRange[] {
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    const found = new Set(sentence.match(WORD))
    const weight = count(found, OTHER_LANGUAGES) + 2 * count(found, MONEY)
    if (weight >= ENOUGH && weight > count(found, ENGLISH))
      return [{ from: index, to: index + sentence.length }]
  }
  return []
}

function count(found: ReadonlySet<string>, known: ReadonlySet<string>) {
  return found.intersection(known).size
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}
