import { formatTypedPay } from '#trade/pay/typed-pay.ts'
import { QUESTION_FIELDS } from '#trade/questions/screening-questions.ts'
import { mediumDate } from '#platform/primitives/formats.ts'

type Answers = Readonly<Record<string, string>>

export function describeJob(answers: Answers): string[] {
  const { jobTitle, companyName, place, location, jobCategory, ranges, description } = answers
  const words = description?.trim().split(/\s+/).length
  return withoutEmpty([
    jobTitle,
    companyName,
    withoutEmpty([place, location]).join(', '),
    jobCategory,
    ranges,
    description?.trim() && `${words} ${words === 1 ? 'word' : 'words'} of description`,
  ])
}

export function describePay(answers: Answers): string[] {
  const { hoursPerWeek, closesOn } = answers
  return withoutEmpty([
    formatTypedPay(answers),
    hoursPerWeek && `${hoursPerWeek} hours a week`,
    // Browsers without a date field send the text as typed.
    closesOn && !Number.isNaN(Date.parse(closesOn)) && `open until ${mediumDate(closesOn)}`,
  ])
}

export function describeSponsorship(answers: Answers): string[] {
  const { legalName, occupation, companyNumber, offersSponsorship } = answers
  return withoutEmpty([
    legalName,
    occupation,
    companyNumber && `company ${companyNumber}`,
    offersSponsorship === 'on' && 'you sponsor this job',
  ])
}

export function describeQuestions(answers: Answers): string[] {
  const fields = Object.values(QUESTION_FIELDS).filter((field) => answers[field]?.trim())
  return fields.length === 0
    ? []
    : [fields.length === 1 ? 'one question' : `${fields.length} questions`]
}

function withoutEmpty(texts: (string | false | null | undefined)[]): string[] {
  return texts.filter((text) => typeof text === 'string').filter((text) => text !== '')
}
