import type { Figure } from '#contract/sponsorship/lines.ts'
import { mustLeaveFirst } from '../given/applicant.ts'
import type { Asked } from '../given/asked.ts'
import { agreement, candidatesOf, nameOf, suggestionCautions } from '../given/candidates.ts'
import { distinct, draft, type Draft } from '../words/line.ts'
import { judgeOccupation } from './judge-occupation.ts'
import { ASK_WHICH_CODE, type Judgement } from './judgement.ts'

/** Whether the applicant can be sponsored in the occupation the job belongs to. */
export function occupationLine(asked: Asked): Draft {
  const { advert, book } = asked
  const codes = candidatesOf(advert)
  const judged = codes.map((code) => judgeOccupation(asked, code))
  const [first] = judged
  if (!first) {
    return draft({
      verdict: 'unknown',
      code: 'occupation-not-known',
      reason:
        'The advert does not say which occupation code the job has, and its title does not tell.',
      todo: ASK_WHICH_CODE,
      sources: [book.cite('SW 6.1'), book.cite('SW 6.2')],
    })
  }
  const verdict = agreement(judged.map((one) => one.verdict))
  const isAgreed = verdict === first.verdict
  return draft({
    verdict,
    code: isAgreed ? first.code : 'depends-on-the-code',
    reason: isAgreed ? first.reason : disagreement(asked, codes, judged),
    todo: isAgreed ? first.todo : ASK_WHICH_CODE,
    figures: figuresOf(asked, codes),
    cautions: distinct([
      ...suggestionCautions(advert),
      ...(isAgreed ? first.cautions : []),
      ...personalCautions(asked),
    ]),
    sources: [...first.rules, 'SW 6.2', ...personalRules(asked)].map(book.cite),
  })
}

function disagreement({ book }: Asked, codes: string[], judged: Judgement[]) {
  const words = { pass: 'open', fail: 'closed', unknown: 'not clear' }
  const each = codes.map(
    (code, at) => `${nameOf(book, code)} (${words[judged[at]?.verdict ?? 'unknown']})`,
  )
  return `The title may mean several occupations, and the answer differs: ${each.join('; ')}.`
}

function figuresOf({ advert, book }: Asked, codes: string[]): Figure[] {
  const [first = '', ...others] = codes
  const figures = [
    { term: 'Occupation', value: nameOf(book, first) },
    {
      term: 'Who says so',
      value:
        advert.occupation?.origin === 'employer'
          ? 'Chosen by the employer'
          : `Suggested from the title${advert.occupation?.matched ? ` ‘${advert.occupation.matched}’` : ''}`,
    },
  ]
  const tables = book.occupation.get(first)?.tables
  if (tables) figures.push({ term: 'In the rules', value: `Table ${tables.join(', Table ')}` })
  if (others.length > 0) {
    const names = others.map((code) => nameOf(book, code)).join('; ')
    figures.push({ term: 'It may also be', value: names })
  }
  return figures
}

function personalRules({ applicant }: Asked) {
  if (mustLeaveFirst(applicant)) return ['SW 1.5ZA']
  return applicant.where === 'uk' && applicant.permission === 'student' ? ['SW 1.5A'] : []
}

function personalCautions({ applicant }: Asked) {
  if (mustLeaveFirst(applicant)) {
    return [
      'With the permission you have or last had you cannot switch inside the UK: you would have to leave and apply from abroad.',
    ]
  }
  if (applicant.where !== 'uk' || applicant.permission !== 'student') return []
  return [
    'As a student you may switch only after your course, or with a start date after it; PhD students after 24 months.',
  ]
}
