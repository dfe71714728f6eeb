// The law or guidance that the rules rest on.

export const SPONSOR_FEES = {
  what: 'Workers and Temporary Workers: guidance for sponsors, sponsorship fees may not be passed on',
  url: 'https://www.gov.uk/government/collections/sponsorship-information-for-employers-and-educators',
}
export const NO_FEE = {
  what: 'Employment Agencies Act 1973, s. 6: no fee for finding somebody work',
  url: 'https://www.legislation.gov.uk/ukpga/1973/35/section/6',
}
export const NO_GOODS = {
  what: 'Conduct of Employment Agencies Regulations 2003, reg. 5: no services or goods to be bought for work',
  url: 'https://www.legislation.gov.uk/uksi/2003/3319/regulation/5',
}
export const FRAUD = {
  what: 'Fraud Act 2006, s. 2: fraud by false representation',
  url: 'https://www.legislation.gov.uk/ukpga/2006/35/section/2',
}
export const GENUINE = {
  what: 'Immigration Rules, Appendix Skilled Worker, SW 5.5: the job must be genuine; the Home Office alone grants visas',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-skilled-worker',
}
export const PASSPORTS = {
  what: 'Identity Documents Act 2010, s. 4 and Modern Slavery Act 2015: nobody may hold another’s passport',
  url: 'https://www.legislation.gov.uk/ukpga/2010/40/section/4',
}
export const DATA = {
  what: 'UK GDPR, art. 5(1)(c): no more personal data than are needed',
  url: 'https://www.legislation.gov.uk/eur/2016/679/article/5',
}
