import { defineMails } from '#platform/outbox/mails.ts'
import type { LeftMail } from './mail/left.mail.ts'
import type { InterviewMail } from './mail/mails.queries.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    interview: Omit<InterviewMail, 'interviewId'>
    'interview-left': LeftMail
  }
}

export const interviewMails = defineMails({
  interview: {
    compose: (mail, { interviews }) => interviews.composeMail(mail),
    // Whoever was told of an interview is told of its end.
    isLasting: true,
  },
  'interview-left': { compose: (mail, { interviews }) => interviews.composeLeftMail(mail) },
})
