import { inOriginal, isTold, sentencesOf } from './find-signs.ts'
import type { PlainText } from './plain-text.ts'
import type { RealFinding } from './reasons.ts'

/** Somebody else wants something, in a report of it: ‘my agent says I must pay’, ‘they want’. */
const WANTED =
  /\b(?:i|we|she|he|they|my \w+) (?:must|have to|has to|had to|should|need to|needs to|(?:was|were|am|are|is|have been|has been) (?:being )?(?:asked|told) to) (?:\w+ )?(?:pay|send|deposit|transfer|give|bring)\b|\b(?:they|he|she|agents?|agency|company|employer|recruiters?|man|woman|guy|consultants?|somebody|someone|manager|hr|boss|oga) (?:\w+ ){0,4}?(?:wants?|wanted|asks?|asked|asking|charges?|charged|charging|demand\w*|needs?|requests?|requested|requesting|collects?|dey (?:ask|collect|charge))\b|\b(?:ma+ng|mang)\w* (?:raha|rahe|rahi|rhe|rha|rhi)|\bhinihingi|\bnaniningil|\bhumihingi|\bden[ae] (?:ho|pad|hai)|(?:देना|देने|भरने|भरना|जमा) (?:हो|पड़|हैं|है)|دین[ےا] (?:ہو|پڑ|ہیں|ہے)|দিতে (?:হবে|বল)|(?:तिर्नु|दिनु)(?:पर्छ|पर्ने)|मांग|माँग|माग(?:े|्)|مانگ|চাইছে|চাচ্ছে|চায়|\b(?:demande|exige|reclame)(?:nt)?\b|\bpiden?\b|\bcobran?\b|يطلب|طلبوا/
const FOR_A_JOB =
  /\b(?:cos|certificates?|sponsor\w*|slots?|interviews?|jobs?|offer letters?|placements?|processing|permits?|visas?)\b|सर्टिफिकेट|प्रमाणपत्र|स्पॉन्सर|स्पोन्सर|वीज़ा|वीजा|भिसा|سپانسر|ویزا|ویزے|سرٹیفکیٹ|স্পনসর|ভিসা|সার্টিফিকেট|كفاله|تاشيره/
const MONEY =
  /[£$€₦₹৳]|\d|\b(?:money|fees?|pay\w*|lakh|million|thousand|deposit|paisa|paise|pera|argent|dinero)\b|पैस|शुल्क|फीस|پیس|فیس|টাকা|مال|رسوم/
/** Official fees, which applicants do pay, and demands that nobody made. */
const OFFICIAL =
  /gov\.uk|home office|ukvi|\bihs\b|surcharge|\bnmc\b|\bgmc\b|\bielts\b|\boet\b|\bcbt\b|\bvfs\b|\btls\b|tuberculosis|\btb\b|(?:n't|\bnot|\bnever|\bnobody|\bnothing) (?:\w+ ){0,3}(?:ask|charg|want|demand)/
/** The fee of the visa itself is official where nobody else is said to want it. */
const VISA_FEE = /\bvisa (?:application )?fees?\b/
const SOMEBODY =
  /\b(?:they|them|he|him|she|her|agents?|agency|company|employers?|recruiters?|man|woman|guy|consultants?|somebody|someone|manager|hr|boss|oga|told|asked)\b/

/** A demand that somebody asks about: ‘They want £3,000 for the CoS, is it legal?’ What it is has to be said. */
export function findReportedDemand(plain: PlainText): RealFinding[] {
  if (!/[?؟]/.test(plain.text) || !isTold(plain)) return []
  const demand = sentencesOf(plain).find(({ from, to }) => {
    const sentence = plain.text.slice(from, to)
    return (
      [WANTED, FOR_A_JOB, MONEY].every((sign) => sign.test(sentence)) &&
      !OFFICIAL.test(sentence) &&
      !(VISA_FEE.test(sentence) && !SOMEBODY.test(sentence))
    )
  })
  return demand ? [{ reason: 'like-fraud', told: 'money', ...inOriginal(plain, demand) }] : []
}
