export const TALK_WORDS = {
  sent: 'Your message has been sent.',
  statusHeld:
    'We look at what you wrote before it is sent. The status is as it was: set it once we are done.',
  held: 'We look at your message before it is sent. You can see here when it has gone.',
} as const

export const APPLICATION_WORDS = {
  sent: 'Application Submitted Successfully',
  sentFileWaits:
    'Your application is sent. We are still checking your CV for viruses and pass it on as soon as it is clean.',
  withdrawn: 'Your application has been withdrawn.',
  saved: 'Saved.',
  answersSent: 'The employer has your answers.',
  detailsSent: 'The employer can now read your CV and your contact details.',
} as const
