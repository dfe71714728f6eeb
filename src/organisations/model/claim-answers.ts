interface Claim {
  name: string
  legalName: string | null
  companyNumber: string | null
  sponsorId: string | null
}

/** The answers of the claim’s form for what is stored. */
export function toClaimAnswers({ name, legalName, companyNumber, sponsorId }: Claim) {
  return {
    name,
    legalName: legalName ?? '',
    companyNumber: companyNumber ?? '',
    sponsorId: sponsorId ?? '',
  }
}
