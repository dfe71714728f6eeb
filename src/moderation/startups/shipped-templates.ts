import type { CaseTemplate } from '#founders/cases/founder-case.ts'

/** Templates that come with the site. An admin completes and changes them before sending. */
export const SHIPPED_TEMPLATES: readonly CaseTemplate[] = [
  {
    id: 'what-we-need',
    title: 'Thank you, what we need next',
    text: `Thank you for writing to us. We have read what you sent.

So that we can help, please tell us:
- what kind of service it is, whom it is for, and in which part of the UK
- which step you are at: registration with the regulator, sponsor licence, or first vacancy
- what you have sent off so far, and what came back

If you have a document that you are working on, add it here.`,
  },
  {
    id: 'registered-manager',
    title: 'About the registered manager',
    text: `In England, most services need a registered manager before CQC can register them. The manager applies to CQC too, and both applications are looked at together, so send them at the same time.

CQC wants to see that the manager has the skills, the qualifications and the experience for this service, and a criminal record check that CQC has countersigned.

Do you have somebody for this, and what have they done so far? CQC’s own page on it: https://www.cqc.org.uk`,
  },
  {
    id: 'licence-timing',
    title: 'About the time a sponsor licence takes',
    text: `Register with the regulator first: without that, a provider of care does not get a sponsor licence.

For most applications the Home Office says that it decides in under 8 weeks. It takes longer if papers are missing or if they visit you. So do not promise anybody a start date before you have the licence.

You pay for the licence and for each certificate of sponsorship. A worker must never pay for them. The Home Office’s page: https://www.gov.uk/uk-visa-sponsorship-employers`,
  },
  {
    id: 'change-document',
    title: 'Please change your document',
    text: `We have read your document. Most of it reads well. Please change this:

- 

Then add the new version here. Leave out names and health details of the people you look after.`,
  },
  {
    id: 'cannot-help',
    title: 'We cannot help with this',
    text: `Thank you for asking us. With this we cannot help: we help with documents for the registration and with finding staff, and we may not give advice on immigration law.

Somebody who may: https://www.gov.uk/find-an-immigration-adviser

If we can do something else for you, write here.`,
  },
]
