/** Maximum lengths of a request's texts, in characters. */
export const STARTUP_LIMITS = {
  companyName: 200,
  typeOfHealthcare: 100,
  companyEmail: 254,
  companyPhoneNumber: 40,
  desc: 5000,
} as const
