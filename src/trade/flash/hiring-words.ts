export const APPLICATION_WORDS = {
  sent: 'Application Submitted Successfully',
  sentFileWaits:
    'Your application is sent. We are still checking your CV for viruses and pass it on as soon as it is clean.',
} as const
