interface Claimed {
  name: string
  legalName: string | null
  companyNumber: string | null
  sponsorId: string | null
}

/** An organisation’s name and claim in one line. The desk’s decision about a proof is for what it saw, and no more. */
export function claimLine({ name, legalName, companyNumber, sponsorId }: Claimed): string {
  const parts = [name, legalName ?? '–', companyNumber ?? '–', sponsorId ?? '–']
  return parts.join(' | ').replaceAll(/\s+/g, ' ')
}
