/** Boards that put the employer after the title: ‘Developer - Citi’. */
const BOARDS = /^\s*(?:efinancialcareers|efinancial careers|totaljobs|cv-library|jobs\.ac\.uk)\b/i
const BEHIND_TITLE = /\s[-–]\s+([A-Z][^-–|/]{1,59})$/
/** Other texts that follow a title. */
const NO_EMPLOYER =
  /\b(?:months?|ftc|contract|hybrid|remote|london|manchester|birmingham|edinburgh|glasgow|leeds|bristol|dubai|paris|uk|usa?|emea|apac|bonus|salary|competitive|days?|relocation|team|associate|manager|analyst|director|vp|avp|leading|global|top|fund|bank|strategy|strategies|markets?|finance|banking|equit(?:y|ies)|trading|technology|engineering|wanted|experience|required|needed)\b|[£\d]/i
/** Shorter words after a title are abbreviations: PI, HFT, ACA. */
const LEAST_LENGTH = 4

/** The employer that an advert is for: a job board’s advert may name it after the title. */
export function hiringEmployer(employer: string, title: string): string {
  if (!BOARDS.test(employer)) return employer.trim()
  const behind = BEHIND_TITLE.exec(title.trim())?.[1]?.trim() ?? ''
  return behind.length < LEAST_LENGTH || NO_EMPLOYER.test(behind) ? employer.trim() : behind
}
