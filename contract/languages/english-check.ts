/** The English texts of the check, by the codes of its answers. */
export const CHECK_WORDS = {
  panel: {
    what: 'What we checked',
    why: 'Why we say so',
    forAnybody: 'For someone applying from outside the UK, going by the advert and public records.',
    forYou: 'For you, going by what you said, the advert and public records.',
    abroad:
      'We check no licences outside the UK. Landfall cannot say whether this job comes with a visa.',
    checkedFor: 'Checked for {date}.',
    basis:
      'Checked for {date} against the rules as of {rules} and the register of sponsors of {register}. A licence does not prove that an employer is honest.',
    basisNoRegister:
      'Checked for {date} against the rules as of {rules} and no register of sponsors, because none is loaded. A licence does not prove that an employer is honest.',
    changesOn: 'This may change on {date}:',
    changesText: 'a rule behind this answer starts or ends on that day.',
    notAdvice: 'Information, not legal advice.',
    how: 'How we check',
    govUk:
      'Check on GOV.UK: <visa>the visa</visa> and <register>the register of sponsors</register>',
    report: 'Report this advert',
    full: 'See the full check',
    canI: 'Can I take this job?',
    changeAnswers: 'Change your answers',
    whatToDo: 'What to do:',
    needed: '{sum} needed',
    pass: 'Pass',
    fail: 'Fail',
    unknown: 'Unknown',
    quotes: 'the advert’s words',
    figures: 'figures',
    cautions: 'points to note',
    todo: 'next step',
    sources: 'sources',
    allPassDetail: 'Licence, occupation and pay all pass.',
    passes: '{count, plural, one {{names} passes} other {{names} pass}}',
    askToo: 'Ask about the {names}, too.',
    licenceWithin: 'licence',
    occupationWithin: 'occupation',
    payWithin: 'pay',
    andOtherPlaces: '{towns} and other places',
  },
  lines: {
    licence: 'Licence',
    occupation: 'Occupation',
    pay: 'Pay',
    wording: 'Advert wording',
    english: 'Your English',
    registration: 'Your registration',
  },
  reasons: {
    'no-register-loaded':
      'No register of sponsors is loaded on this site, so we did not look up the employer’s licence.',
    'no-employer-name':
      'The advert does not name the employer, so we could not look it up on the register.',
    'not-found-under-this-name':
      'We did not find ‘{name}’ on the register of {date}. The licence may be under another name.',
    'several-holders':
      'The register of {date} has {count} organisations under the name ‘{name}’, and we cannot tell which of them this is.',
    agency:
      'The advertiser looks like an agency, and the sponsor must be the real employer, so the register does not decide this.',
    'agency-entry':
      'The advertiser looks like an agency, and the sponsor must be the real employer, so the entry ‘{name}’ on the register does not decide this.',
    'entry-not-claimed':
      '‘{name}’ is on the register, but the organisation that posted this has not said that it is this one.',
    'poster-not-proved':
      '‘{name}’ is on the register with an A rating, but we have not checked that this poster acts for it.',
    'a-rated':
      '‘{name}’ is on the register for the Skilled Worker route with an A rating, which an employer needs to sponsor a new worker.',
    'no-longer-listed':
      '‘{name}’ was on the register until {date} and is not on the newest one. The Home Office does not say why.',
    'no-skilled-worker-route': '‘{name}’ has a licence, but not for the Skilled Worker route.',
    'no-skilled-worker-route-by-name':
      'The entry found by name, ‘{name}’, has no licence for the Skilled Worker route; it may be another organisation.',
    'rating-unclear':
      'The register prints {printed} for ‘{name}’, and only a plain A rating allows sponsoring a new worker.',
    'b-rated': '‘{name}’ has a B rating: it may not sponsor new workers.',
    namesake:
      'The register of {date} has ‘{name}’, but the name alone does not tell whether it is this employer.',
    'namesake-in':
      'The register of {date} has ‘{name}’ in {towns}, but the name alone does not tell whether it is this employer.',
    namesakes:
      'The register of {date} has {count} entries under the name ‘{name}’, and we cannot tell whether one of them is this employer.',
    'namesakes-in':
      'The register of {date} has {count} entries under the name ‘{name}’ in {towns}, and we cannot tell whether one of them is this employer.',
    'occupation-not-known':
      'The advert does not say which occupation code the job has, and we cannot tell from its title.',
    'same-for-all':
      'The job may be {names}, and the answer is the same whichever of these it is. The likeliest:',
    'not-eligible':
      '{occupation} cannot be sponsored: it is on the list of jobs that are not eligible.',
    'national-scale':
      '{occupation} is a health or education occupation in which people from abroad can be sponsored.',
    'rqf-6':
      '{occupation} is skilled to degree level (RQF 6), so people from abroad can be sponsored in it.',
    'only-on-the-route':
      '{occupation} is below the level for new applicants: it is left open only to people who have been Skilled Workers without a break since before {date}.',
    'band-too-low':
      'The job is in a band below {band} of {scale}, the lowest in which you can be sponsored as {occupation}.',
    'band-needed':
      'People can be sponsored as {occupation} from {band} of {scale} upwards, and the advert does not say which band the job has or equals.',
    'list-on-it': '{occupation} is on the {list}, so a new applicant can be sponsored in it.',
    'list-not-listed': '{occupation} is not on the {list}.',
    'list-ended':
      '{occupation} was on the {list} for certificates issued before {date}, and no longer is.',
    'list-other-nation': '{occupation} is on the {list} only for jobs in {nations}.',
    'list-nation-unknown':
      '{occupation} is on the {list} only for jobs in {nations}, and the advert does not say where the job is.',
    'list-job-type-unclear':
      'Of {occupation} only some jobs are on the {list}, and the advert’s title does not plainly name one: {jobs}.',
    'list-condition-unclear':
      '{occupation} is on the {list} with a condition, and no advert can show that it is met.',
    'closed-from-abroad': '{occupation} has been closed to people from abroad since {date}.',
    'pay-enough':
      '{pay} reaches both the floor of {floor} a year and the going rate, {rate}: {option}.',
    'pay-enough-share':
      '{pay} reaches both the floor of {floor} a year and {share} % of the going rate, {rate}: {option}.',
    'pay-enough-full-time':
      '{pay} reaches both the floor of {floor} a year and the going rate, {rate} for {hours} hours, the longest usual week: {option}.',
    'pay-enough-share-full-time':
      '{pay} reaches both the floor of {floor} a year and {share} % of the going rate, {rate} for {hours} hours, the longest usual week: {option}.',
    'pay-enough-band':
      '{pay} reaches both the floor of {floor} a year and the rate of {scale}: {option}.',
    'below-every-option':
      '{pay} is below every pay option. The lowest is {least} a year, {option}.',
    'below-every-floor':
      '{pay} is below every pay option in every occupation. The lowest floor is {floor} a year.',
    'no-option-open':
      'The rules have no pay option for a new applicant in {occupation}, whatever it pays.',
    'hours-not-known':
      'The advert does not say how many hours a week the pay is for, and the going rate depends on them.',
    'hours-implausible':
      'The advert says {hours} hours, which does not look like a weekly figure, and the going rate depends on the hours.',
    'depends-on-the-hours':
      'Whether {pay} is enough depends on the weekly hours, which the advert does not give.',
    'from-hours': 'It is from {hours} hours on.',
    'up-to-hours': 'It is up to {hours} hours.',
    'too-low-for-most': '{pay} is too low for most people.',
    'most-need': 'Most people need {least} a year.',
    'only-until-registered':
      '{pay} can be enough only for the first eight months, while you work towards registration with the Nursing and Midwifery Council.',
    'pay-band-not-known':
      'Whether {pay} is enough depends on the job’s band or grade on the scale ‘{scale}’, which the advert does not give.',
    'pay-place-not-known':
      'Whether {pay} is enough depends on the job’s place and full-time hours on the scale ‘{scale}’, which the advert does not give.',
    'pay-occupation-not-known':
      'The going rate depends on the occupation code, which the advert does not give.',
    'pay-in-words': 'The advert gives its pay only in words, and no figure to compare.',
    'other-currency': 'The pay is not in pounds, and the rules compare pounds.',
    'no-period': 'The advert does not say whether its pay is for an hour, a month or a year.',
    'day-rate':
      'The pay is per day. It is enough only if nearly every working day of the year is paid, and the advert does not say that.',
    estimate: 'The pay is a job board’s estimate, not an offer from the employer.',
    'implausible-pay':
      'The pay is too high to be right: the figure or the period (hour, month, year) must be wrong.',
    'up-to': 'The advert only gives an “up to” figure, and the lowest pay is what counts.',
    'not-basic':
      'The pay given includes more than basic pay, and only guaranteed basic pay counts.',
    'perhaps-full-time-pay':
      'The job is part-time, and the pay given may be what someone full-time is paid.',
    'no-pay': 'The advert does not say what the job pays, so we cannot tell whether it is enough.',
    'certificate-for-money': 'The advert offers a certificate of sponsorship for money.',
    'fee-asked': 'The advert asks the worker for money.',
    'refuses-sponsorship': 'The advert says that it does not offer sponsorship.',
    'right-to-work-required':
      'The advert asks for people who already have the right to work in the UK.',
    'nationality-required': 'The advert asks for British nationality.',
    'clearance-required': 'The advert asks for security clearance.',
    'internal-only': 'The advert is only for people who already work there.',
    'self-employed': 'The advert offers work as self-employed, or through another company.',
    'commission-only': 'The advert pays commission and no basic pay.',
    unpaid: 'The advert is for unpaid work.',
    'training-sold': 'The advert sells training.',
    'costs-from-wages':
      'The advert takes the cost of a check, of uniform or of training from the pay.',
    'guaranteed-visa': 'The advert promises a visa.',
    'agency-words': 'The advert looks like it is from an agency.',
    'contact-elsewhere': 'The advert asks you to get in touch elsewhere.',
    'nothing-found': 'The advert’s text has none of the warning signs we look for.',
    'nothing-found-in-part':
      'The part of the advert that we have has none of the warning signs we look for.',
    'too-little-text':
      'There is too little text to say whether it has any of the warning signs we look for.',
  },
  todos: {
    register: 'Look the employer up on the register on GOV.UK: {url}',
    'any-legal-name':
      'Ask for the employer’s exact legal name, and look that name up on the register.',
    'legal-name':
      'Ask the employer for the exact legal name on its sponsor licence, and look that name up on the register.',
    'legal-name-and-town':
      'Ask the employer for the exact legal name and town on its sponsor licence.',
    'its-legal-name': 'Ask for the exact legal name on its sponsor licence.',
    'which-company':
      'Ask which company you would work for and which company would issue the certificate of sponsorship; they must be the same.',
    'ask-there':
      'Find the website of ‘{name}’ yourself, and ask there whether this job is theirs. Use no link, number or address from the advert for it.',
    'pay-nothing-yet': 'Pay nothing and sign nothing before it is on the register.',
    'other-company':
      'Ask the employer whether another of its companies has a Skilled Worker licence.',
    'a-rating-today': 'Ask the employer whether its Skilled Worker licence has an A rating today.',
    'rating-back':
      'Ask the employer when it expects its A rating back; until then it cannot hire you.',
    'in-this-name': 'Ask the employer whether its sponsor licence is in the name ‘{name}’.',
    'which-code':
      'Ask the employer which SOC 2020 occupation code it would put on the certificate of sponsorship.',
    'job-code': 'Ask the employer which SOC 2020 occupation code the job has.',
    'newer-list': 'Look on GOV.UK whether a newer list has the occupation.',
    'which-nation': 'Ask the employer in which nation of the UK you would work.',
    'which-job': 'Ask the employer which of these jobs it would name on the certificate.',
    'condition-met': 'Ask the employer whether this condition is met, and how.',
    'higher-band': 'Ask the employer whether the job has a higher band.',
    'which-afc-band': 'Ask the employer which Agenda for Change band the job has or equals.',
    'no-care-visa': 'Do not pay anyone for a care visa from abroad: none can be granted.',
    'basic-higher':
      'Ask the employer whether the guaranteed basic pay is higher than the advert says.',
    'pay-higher':
      'Ask the employer whether the guaranteed basic pay can be higher, or whether it would sponsor you as a new entrant.',
    'how-many-hours': 'Ask the employer how many hours a week the basic pay is for.',
    'which-option':
      'Ask the employer which pay option (A to K) it would use on the certificate of sponsorship.',
    'once-registered':
      'Ask what the pay becomes once you are registered, and whether your test (OSCE) is within three months of the start.',
    'which-band': 'Ask the employer which band or grade the job has, or equals.',
    'which-place': 'Ask the employer which place and full-time hours the job has, or equals.',
    'basic-in-writing':
      'Ask for the guaranteed basic pay before tax and the weekly hours, in writing.',
    'certificate-for-money':
      'Pay nothing. Keep the messages and report the advert to us and to Action Fraud.',
    'fee-asked': 'Pay nothing. Ask for the demand in writing and report the advert.',
    'not-for-a-visa':
      'Do not count on this job for a visa unless the employer tells you otherwise in writing.',
    'read-the-rest': 'Read the rest where the advert comes from before you apply.',
    'full-description': 'Ask the employer for the full description of the job, in writing.',
    'nationality-required': 'Look for a job without this condition.',
    'clearance-required':
      'Ask the employer whether somebody from abroad can be cleared for this job.',
    'internal-only': 'Look for a job that is open to everybody.',
    'self-employed': 'Ask whether the employer also offers an employment contract of its own.',
    'commission-only': 'Ask for a guaranteed basic pay in writing.',
    unpaid: 'Look for a paid job.',
    'training-sold': 'Pay nothing. Ask which employer would hire you, and for which job.',
    'costs-from-wages': 'Ask how much it is, and for a list of everything taken from your pay.',
    'guaranteed-visa': 'Ask who the employer is, and pay nothing for the promise.',
    'agency-words':
      'Ask which company you would work for and which one would issue the certificate of sponsorship.',
    'contact-elsewhere':
      'Write to the employer at an address of its own website, and keep every message.',
    'offers-sponsorship':
      'Ask the employer to say in writing that it sponsors this job, under which occupation code.',
    'pay-not-basic': 'Ask for the guaranteed basic pay before tax, in writing.',
  },
  briefs: {
    closed: 'Care work closed to new applicants on {date}',
    title: '{title}',
    'closed-on': '{title} closed on {date}',
    short: 'At least {sum} short',
    'only-top': 'Only the top of the pay is enough',
    'up-to-hours': 'Up to {hours} hours are enough',
    'from-hours': 'From {hours} hours is enough',
    'is-it': 'Is it ‘{name}’?',
  },
} as const
