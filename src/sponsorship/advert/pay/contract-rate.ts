import type { JobType, PayPeriod } from '#trade/jobs.schema.ts'

interface PaidWork {
  title: string
  description: string
  type: JobType | null
  payPeriod: PayPeriod | null
  payText: string | null
}

/** Words of a contractor’s pay, whatever its period. */
const CONTRACTOR =
  /\b(?:inside|outside|out of scope of|in scope of) (?:of )?ir ?35\b|\bir ?35:? ?[-–(]? ?(?:inside|outside)\b|\((?:inside|outside)\) ?ir ?35|\b(?:via|through|using) (?:an? |our |your )?(?:approved )?umbrella\b|\bumbrella (?:company|rate|pay|paye|only|contract)\b/i
/** Words that make pay by the hour or week a contractor’s. */
const RATE =
  /\b(?:day|daily|contract) rate\b|\bcontractor (?:role|position|rate)\b|\blimited company\b/i

/** Whether the pay is a contractor’s rate, which nobody pays for a whole year. */
export function isContractRate({ title, description, type, payPeriod, payText }: PaidWork) {
  if (payPeriod === null || payPeriod === 'day') return payPeriod === 'day'
  const text = `${title}\n${payText ?? ''}\n${description}`
  if (CONTRACTOR.test(text)) return true
  if (payPeriod === 'year') return false
  return (payPeriod === 'hour' && type === 'Contract') || RATE.test(text)
}
