import { inLawSentences } from '#safety/law/frames.ts'
import type { LawException, LawRule } from '#safety/law/law-rule.ts'
import { ukLaw } from '#safety/law/laws.ts'

const COSTS = String.raw`(?:sponsorship|visa|recruitment|relocation|training|immigration|certificate|agency|flights?|onboarding|dbs|uniform|licen[cs]e|all|full|legal)`
const BACK = new RegExp(
  [
    String.raw`(?:repay|pay (?:us )?back|refund|reimburse (?:us|the company|the employer)|return|owe|be liable for|liable to pay|be charged|clawback|claw back|recover|deduct\w*)(?: \w+){0,5} (?:the )?(?:${COSTS}|£ ?[\d,]+)(?: \w+){0,8} (?:if|when|should|on) (?:you |the employee |they |leaving|resign)`,
    String.raw`(?:if|should|when) you (?:\w+ )?(?:leave|resign|quit|are dismissed|break (?:the|your) contract)(?:[^.]{0,60}) (?:repay|pay (?:us )?back|refund|reimburse|owe|be liable|liable|be charged|pay (?:a )?(?:penalty|fine|£)|deduct\w*|forfeit)`,
    String.raw`(?:training|employment|loyalty|retention|security) bond of|£ ?[\d,]+ (?:\w+ )?bond\b|(?:penalty|exit fee|leaving fee|fine) of £|deposit of £ ?[\d,]+ (?:\w+ ){0,4}(?:returned|refunded|held|kept)`,
  ].join('|'),
  'g',
)
const EARNED =
  /season ticket|cycle to work|overpa(?:id|yment)|holiday taken|pension|salary sacrifice|refund of your|we (?:will )?(?:refund|reimburse|repay|pay) |welcome bonus|golden hello/

const FAIR: LawException = {
  name: 'A clause that is open, in proportion, shrinks with time and is flexible (code of practice for international recruitment, principles on repayment)',
  given:
    /taper|pro[ -]?rata|sliding scale|reduc(?:es|ing|ed|tion) (?:\w+ ){0,4}(?:month|year|time|over|each|every|by)|in proportion|proportionate|falls? (?:to|by|each|every)|decreas\w+|\d+ ?% (?:after|in|within|of)|(?:half|nothing) after|one[ -]twel/,
}

export const REPAYMENT: LawRule = {
  code: 'P-01',
  name: 'Paying back costs',
  from: '2023-08-23',
  kinds: ['advert', 'message', 'template'],
  laws: [
    ukLaw(
      'Employment Rights Act 1996, section 13, and the code of practice for the international recruitment of health and social care personnel',
      'https://www.legislation.gov.uk/ukpga/1996/18/section/13',
    ),
  ],
  trigger:
    /repay|pay (?:us )?back|refund|reimburse|owe|liable|charged|claw|recover|deduct|bond|penalty|fee of|fine of|deposit|forfeit|return/,
  find: (text) =>
    inLawSentences(text, BACK, EARNED).map((range) => ({
      ...range,
      level: 'amber',
      sentence:
        'A clause about paying back says how much and until when, is no more than the real cost, and gets smaller each month. Costs of the sponsor’s licence and certificate are never paid back.',
      exception: FAIR,
    })),
}
