/** The English texts of the emails to seekers. */
export const MAIL_WORDS = {
  mails: {
    neverPay:
      'Never pay for a job, an interview or a certificate of sponsorship. Anyone who asks you for money is cheating you.',
    openAddress: 'If the button does not work, open this address:',
    poster: 'The poster of “{title}”',
    posterWithin: 'the poster of “{title}”',
    receiptSubject: 'You applied: {title}, {employer}',
    receiptHeading: 'Your application has been sent',
    receiptLead: 'You applied for {title} at {employer}, {location}. This is what you sent:',
    receiptName: 'Name: {value}',
    receiptEmail: 'Email: {value}',
    receiptPhone: 'Phone: {value}',
    receiptCountry: 'Country: {value}',
    receiptYears: 'Years of experience: {value}',
    receiptLink: 'Link: {value}',
    receiptResume: 'CV: {value}',
    receiptLetter: 'Cover letter:',
    receiptHandover:
      'We have not checked that the person who posted this job acts for {employer}. They see your first name, country and years of experience. The rest stays with us until they have shown who they are.',
    receiptButton: 'Follow your application',
    severalSubject: 'You applied for {count} jobs',
    severalHeading: 'Your applications have been sent',
    severalLead: 'You applied for these {count} jobs:',
    severalSent: 'This is what you sent:',
    severalButton: 'Follow your applications',
    detailsSubject: '{employer} can now read your CV: {title}',
    detailsHeading: 'Your CV and contact details have been handed over',
    detailsText:
      'When you applied for {title}, we had not checked that the person who posted the job acts for {employer}. They have now shown us that they do.',
    detailsNow:
      'So they can read your CV, your letter and your contact details. You can withdraw your application at any time.',
  },
  statusMails: {
    about: 'About your application: {title}',
    withWords: 'They wrote to you with it:',
    againHeading: 'Your application is open again',
    againText:
      '{who} has taken back what they decided about your application for “{title}”. Nothing is decided now.',
    shortlistedSubject: 'You are on the shortlist: {title}',
    shortlistedHeading: 'You are on the shortlist',
    shortlistedText: 'Good news: {who} has put you on the shortlist for “{title}”.',
    nothingDecided: 'Nothing is decided yet.',
    theyWrite: 'They write to you if they want to know more.',
    interviewSubject: 'Interview: {title}',
    interviewHeading: 'They want to talk to you',
    interviewText: 'Good news: {who} wants to interview you for “{title}”.',
    interviewWait: 'Wait for their message with a day and a place.',
    interviewFree:
      'A real interview costs nothing, and nobody needs your passport or your bank details for it.',
    offeredSubject: 'Job offered: {title}',
    offeredHeading: 'They say that they offer you the job',
    offeredText: '{who} has marked your application for “{title}” as offered.',
    offeredContract:
      'An honest offer is a written contract. It names the employer, the pay, the hours and the place of work, and you have time to read it.',
    offeredFree:
      'You pay nothing for it: not for the job, the certificate of sponsorship, the licence, training or papers. Anyone who asks you for money is cheating you: do not pay, and report it to us.',
    turnOff: 'You can turn these emails off in your settings.',
    offeredWait:
      'Do not leave your job or book a journey before you have the contract and your visa.',
    rejectedHeading: 'They have chosen not to go on',
    rejectedText:
      '{who} has decided not to go on with your application for “{title}”. We are sorry: that is not what you hoped for.',
    rejectedNext: 'It says nothing about your next application. New jobs come in every day.',
  },
  jobMails: {
    changedSubject: 'A job you applied for has changed: {title}',
    changedHeading: 'The job has changed',
    changedText: '{who} changed the job after you applied:',
    changedWhat:
      'If that is still right for you, you need not do anything. If not, withdraw your application with one click on its page.',
    changedAsk: 'If anything differs from what you were told, ask for it in writing.',
    closedSubject: 'A job you applied for has closed: {title}',
    closedHeading: 'The job has closed',
    closedText: '{who} has closed the job “{title}”.',
    closedAfter:
      'Your application stays on your page. The employer can still read it and answer you.',
    filled: 'The position is filled.',
    paused: 'They are not hiring for it at the moment.',
    withdrawn: 'They no longer offer this job.',
    mistake: 'The advert was put up by mistake.',
    removedSubject: 'A job you applied for has been deleted: {title}',
    removedHeading: 'The job has been deleted',
    removedText:
      '{who} has deleted the job “{title}”, and can no longer read your application here.',
    removedAfter: 'Your copy of the application and of the advert stays on your page.',
    licenceSubject: 'The sponsor licence behind a job you applied for: {title}',
    licenceHeading: 'The register of sponsors has changed',
    licenceApplied: 'You applied for “{title}”.',
    licenceRating:
      'The register of licensed sponsors of {date} no longer lists “{sponsor}” with the A rating that it takes to sponsor new Skilled Workers.',
    licenceGone: 'The register of licensed sponsors of {date} no longer lists “{sponsor}”.',
    licenceMeaning:
      'That does not mean that the licence was revoked, or that there is no job: names are respelled, licences are given back, and lists have come out incomplete.',
    licenceAdvice:
      'Ask the employer to tell you in writing whether they can sponsor you now. Do not pay anybody, leave your job or book a journey before you have a certificate of sponsorship and a visa.',
    change: '{fact}: {before} → {after}',
    notStated: 'not stated',
    pass: 'pass',
    fail: 'fail',
    unknown: 'unknown',
  },
  messageMails: {
    subject: '{employer} about your application: {title}',
    heading: '{employer} wrote to you',
    unproved:
      'The poster of ‘{title}’ wrote to you (we have not checked that they act for {employer})',
    about: 'About your application for {title}:',
    aboutFrom: 'About your application for {title}, from {name}:',
    button: 'Read it and answer',
    answerThere: 'Answer on your application’s page: an answer to this email reaches nobody.',
    less: 'We write at most once an hour about each application. You can turn these emails off in your settings.',
    file: 'File: {name}',
    more: '{count, plural, one {And # more message.} other {And # more messages.}}',
    forbidden: 'No employer may ask you for',
    noMoney: 'money, for a visa, a certificate, a course or anything else',
    noBank: 'your bank details, before you have started the job',
    noPassport: 'your passport, before you have a contract',
    noChat: 'moving to WhatsApp, Telegram or another chat',
  },
  facts: {
    'Job title': 'Job title',
    Pay: 'Pay',
    'Pay band': 'Pay band',
    Place: 'Place',
    Country: 'Country',
    'Hours a week': 'Hours a week',
    'Job type': 'Job type',
    Occupation: 'Occupation',
    Employer: 'Employer',
    'Check of the licence': 'Check of the licence',
    'Check of the occupation': 'Check of the occupation',
    'Check of the pay': 'Check of the pay',
    'Check of the wording': 'Check of the wording',
  },
  alertMails: {
    confirmTitle: 'Shall we send you new jobs?',
    confirmText:
      'Someone, probably you, asked Landfall to send new jobs to this address. Until you agree, nothing is sent here but this email.',
    confirmNext: 'Open the page, see which jobs, and say yes. The link works for {days} days.',
    confirmButton: 'See the alert',
    confirmFoot:
      'Not you? Do nothing, and you hear nothing more. We never ask for a password, a code or money.',
    manageTitle: 'Your job alerts',
    manageText:
      'Here is the link to all alerts of this address: change, pause or delete them without logging in.',
    manageNext:
      'It works for {days} days. Do not pass it on: anyone who has it can change your alerts.',
    manageButton: 'See your alerts',
    manageFoot:
      'Not you? Somebody typed your address. Do nothing, and nothing changes. We never ask for a password, a code or money.',
    keepSubject:
      '{count, plural, one {Do you still want your job alert?} other {Do you still want your job alerts?}}',
    keepHeading:
      '{count, plural, one {Do you still want this alert?} other {Do you still want these alerts?}}',
    renewText:
      'You have not opened any of our emails for a year. If you found work: we are glad. If you still look, press the button on the page within {days} days.',
    renewWithout:
      '{count, plural, one {Without an answer it stops, and we do not ask again.} other {Without an answer they stop, and we do not ask again.}}',
    keepButton: '{count, plural, one {Keep my alert} other {Keep my alerts}}',
    keepFoot: 'You get this because you set a job alert on Landfall.',
    newJobs: '{count, plural, one {{number} new job} other {{number} new jobs}}',
    digestSubject: '{jobs}: {name}',
    digestFor: 'For your alert: {name}.',
    digestForMe: 'For your alert: {name}, with the answers for you.',
    digestMore: 'And {number} more: see the whole list',
    digestDaily:
      'You get this because you set this alert on Landfall, to come every day if there are new jobs.',
    digestWeekly:
      'You get this because you set this alert on Landfall, to come every Monday if there are new jobs.',
    digestNever: 'Nobody may ask you for money for a job or a visa.',
    digestChange: 'Change how often, or pause it',
    digestStop: 'Stop this alert',
  },
  savedMails: {
    oneSubject: 'A job you saved has changed: {title}',
    manySubject: '{count} jobs you saved have changed',
    oneHeading: 'A job you saved has changed',
    manyHeading: 'Jobs you saved have changed',
    lead: '{name}, this is new since we last told you:',
    more: 'There is news of {count} more on your list.',
    button: 'See your saved jobs',
    foot: 'You are getting this email because you saved these jobs on Landfall. We send one a day at most. To get none, open {href}',
    held: 'We are looking at this advert. It may come back.',
    deleted: 'The person who posted this job has deleted it.',
    filled: 'The position is filled.',
    expired: 'Its closing date has passed.',
    closed: 'The job has closed.',
    open: 'It is open again.',
    otherEmployer: 'It names another employer: look at who posted it.',
  },
  warningMails: {
    money: 'Do not pay. There is no job offer.',
    name: 'Do not pay, and send nothing more. The person who posted this did not show who they are.',
    'taken-down': 'We took this job down. Do not pay anybody for it.',
    subject: 'Do not pay: we warn you about ‘{title}’',
    applied: '{name}, you applied for ‘{title}’.',
    ifPaid: 'If you have paid:',
    paid1:
      'Ring your bank now. Use the number on your card. Say: ‘I was tricked into a payment. Please stop it.’ Hours matter.',
    paid2: 'Money sent by a transfer service? Ring it and ask for a recall before it is collected.',
    paid3:
      'Report it. To the police where you are, and in the UK to {service} (it was {former}): {phone}, from abroad {phoneAbroad}. In Scotland: {scotland}.',
    paid4: 'Pay nobody who offers to get it back. That is the next trick.',
    ifNotPaid: 'If you have not paid:',
    unpaid1: 'Don’t answer them, here or anywhere else. Block the number.',
    unpaid2: 'Keep everything: messages, numbers, receipts. They are evidence.',
    unpaid3:
      'Sent a copy of your passport? Tell the office that issued it, and watch for accounts in your name.',
    unpaid4:
      'You can still apply to the real employer. Find its own site yourself, not through a link they sent.',
    tookDown: 'On {date} we took this job down.',
    tookDownSuspended:
      'On {date} we took this job down, and the person who posted it can no longer write to you.',
    refused: 'On {date} we refused what the person who posted this job sent us.',
    usedName: 'They used the name ‘{employer}’ and have not shown that they act for it.',
    moneyDemand: 'They asked for money.',
    noHonest: 'No honest employer asks you to pay for a job or a certificate.',
    notYourFault:
      'This is not your fault. People who do this are practised at it. We are sorry that we did not stop it sooner.',
    onPage:
      'All we know is on your application’s page: log in at Landfall as you always do. This email has no button, so that nobody can copy it to catch you.',
    foot: 'You are getting this email because you applied for this job on Landfall.',
  },
  scanMails: {
    subject: 'We removed a file that you sent',
    heading: 'We removed your file',
    text: 'We found a virus in the file “{name}”, so we deleted it. Nobody could open it.',
    next: 'Check your device, then send another file.',
    button: 'Open your dashboard',
    foot: 'You get this email because you sent this file on Landfall.',
  },
  arrivalMails: {
    tomorrowSubject: 'Tomorrow, on the way to your job: {title}',
    lateSubject: 'Not ticked yet: {title}',
    tomorrowHeading: 'Planned for tomorrow',
    lateHeading: 'Was it done?',
    planned: 'You planned for “{title}”:',
    passed: 'This day has passed. Tick it if it is done, or choose another day:',
    button: 'See the steps',
    foot: 'Never pay for the job, the certificate of sponsorship or the licence. Anyone who asks you to is cheating you. You can turn off these emails in your settings.',
  },
} as const
