/** At the end of every email to an applicant. */
export const NEVER_PAY =
  'Never pay for a job, an interview or a certificate of sponsorship. Anyone who asks you for money is cheating you.'
