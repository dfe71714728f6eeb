import type { Rule } from '#safety/text-rules/rule.ts'
import {
  findPosingBoxes,
  findPosingDomains,
  findThrowAway,
} from '#safety/text-rules/detect/addresses.ts'
import {
  findFreeMail,
  findMessenger,
  findMessengerLink,
  findOffSite,
  findShortLink,
} from '#safety/text-rules/detect/contact.ts'
import { inSentences } from '#safety/text-rules/detect/detectors.ts'
import { FRAUD } from './bases.ts'
import { EVERYWHERE, held, marked, PUBLIC, TO_PEOPLE } from './common.ts'

const stay = 'Keep the talk on this site: it protects you and the applicant. Take it out.'

/** Contact moved off the site, and misleading addresses. */
export const CONTACT_RULES: readonly Rule[] = [
  {
    code: 'C-01',
    name: 'Messenger instead of the site',
    ...held,
    kinds: EVERYWHERE,
    sentence: `This moves people to a messenger. ${stay}`,
    basis: FRAUD,
    detect: inSentences(findMessenger),
  },
  {
    code: 'C-02',
    name: 'Link to a messenger',
    ...held,
    kinds: EVERYWHERE,
    sentence: `This links to a messenger. ${stay}`,
    basis: FRAUD,
    detect: inSentences(findMessengerLink),
  },
  {
    code: 'C-03',
    name: 'Talk moved off the site',
    ...held,
    kinds: TO_PEOPLE,
    sentence: `This asks people not to answer here. ${stay}`,
    basis: FRAUD,
    detect: inSentences(findOffSite),
  },
  {
    code: 'C-04',
    name: 'Free mail address',
    ...marked,
    kinds: [...PUBLIC, 'contact'],
    sentence: 'This mail address is from a free provider. Use one of your organisation’s own.',
    basis: FRAUD,
    detect: inSentences(findFreeMail),
  },
  {
    code: 'C-05',
    name: 'Free mail address in a message',
    ...held,
    kinds: ['message'],
    sentence: `This gives a private mail address. ${stay}`,
    basis: FRAUD,
    detect: inSentences(findFreeMail),
  },
  {
    code: 'C-06',
    name: 'Short link',
    ...held,
    kinds: ['organisation', 'message', 'contact', 'file-name'],
    sentence: 'This link hides where it goes. Give the full address.',
    basis: FRAUD,
    detect: inSentences(findShortLink),
  },
  {
    code: 'C-07',
    name: 'Short link in an advert',
    ...marked,
    kinds: ['advert'],
    sentence: 'This link hides where it goes. Give the full address.',
    basis: FRAUD,
    detect: inSentences(findShortLink),
  },
  {
    code: 'A-01',
    name: 'Address like a public body’s',
    ...held,
    kinds: EVERYWHERE,
    sentence: 'This address looks like that of a public body, but is not. Give your own.',
    basis: FRAUD,
    detect: inSentences(findPosingDomains),
  },
  {
    code: 'A-02',
    name: 'Public body’s name at a free provider',
    ...held,
    kinds: EVERYWHERE,
    sentence: 'Public bodies do not write from free mail addresses. Give your own.',
    basis: FRAUD,
    detect: inSentences(findPosingBoxes),
  },
  {
    code: 'A-03',
    name: 'Throw-away mail address',
    ...held,
    kinds: EVERYWHERE,
    sentence: 'This mail address lasts only for minutes. Give one that you keep.',
    basis: FRAUD,
    detect: inSentences(findThrowAway),
  },
]
