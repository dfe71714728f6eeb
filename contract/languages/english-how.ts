/** The English texts of the page that says how we check. */
export const HOW_WORDS = {
  pageTitle: 'How we check whether a job can be sponsored – Landfall',
  description:
    'Four questions we ask of every UK job: licence, occupation, pay and wording. What pass, fail and unknown mean, the rules we use and their dates.',
  title: 'How we check',
  lead: 'On every job in the UK we check four things, for someone who applies from abroad. Each gets its own answer, with its reasons. We never combine them into a score.',
  answers: 'What the answers mean',
  pass: 'What we know meets the rule. It does not mean that you get the job or the visa, or that the employer is honest.',
  fail: 'The rules, or the advert’s own words, say no. Rules have exceptions for people who are in the UK already, so check for yourself too.',
  unknown:
    'We cannot tell, and we do not guess. That is not a bad sign in itself. It tells you what to ask.',
  noProof:
    'A licence is no proof of honesty. It says that the Home Office allows an organisation to sponsor people; it does not say that this job is real.',
  onlyHomeOffice: 'Only the Home Office decides on a visa.',
  questions: 'The four questions',
  licence:
    'Is the employer on the Home Office’s register of licensed sponsors, for the Skilled Worker route, with an A rating?',
  licencePass: 'We found the organisation there. If we matched it by name only, we say so.',
  licenceFail:
    'It has a B rating, so it cannot sponsor anybody new. Or its licence is not for skilled workers.',
  licenceUnknown:
    'We did not find the name, several organisations share it, or an agency advertises the job. Many employers hold a licence under another name than the one they are known by.',
  occupation: 'Can someone from abroad be newly sponsored in this kind of work?',
  occupationPass:
    'The occupation code is on one of the lists of the rules. If that list ends soon, the line says when.',
  occupationFail:
    'The code is closed to new people from abroad, as care work is, or it was never open.',
  occupationUnknown:
    'The advert gives no code and its title may mean several, or the rules ask for something that an advert does not tell. If we suggest a code, it is only a suggestion: the employer chooses it.',
  pay: 'Is the lowest pay in the advert enough, for its hours, against both the lowest salary the rules allow and the going rate for the work?',
  payPass: 'The guaranteed basic pay is enough, even without the facts we do not know.',
  payFail: 'It is below every amount that could apply.',
  payUnknown:
    'Pay, hours or pay band are missing, or it is enough only for some people, such as those under 26. The line says what to ask.',
  wording: 'Does the advert itself say that it does not sponsor, or does it ask for money?',
  wordingPass: 'We read the advert and found none of the words that we look for.',
  wordingFail: 'It says so, in the words that we quote.',
  wordingUnknown: 'It says something that needs a closer look, or too little to judge.',
  never: 'Never pay for a certificate',
  neverText:
    'The employer pays for its licence and for your certificate of sponsorship. No one may sell you one: not the employer, not an agent, not a friend of the manager. You pay the government for your own visa application, on GOV.UK, and no one else.',
  tellUs: 'If anyone asks you for money, stop and <link>tell us</link>.',
  yourself: 'Check for yourself',
  lookUp:
    '<link>Look up an employer</link>: whether it holds a licence, since when, and its open jobs here.',
  visa: '<link>The Skilled Worker visa</link>: what it asks of you and of the job.',
  register: '<link>The register of licensed sponsors</link>: look for the employer’s legal name.',
  advisers: '<link>Immigration advisers</link> who are allowed to advise you on your own case.',
  ask: 'On each job’s page you can also ask for yourself: whether you are in the UK, your age, your degree and your English change the answer. We keep none of what you say.',
  rules: 'The rules we use',
  rulesPublished: 'Rules as published on',
  inForce: 'In force from',
  version: 'Version',
  listEnds: '{count} occupations: a certificate must be issued before {date}',
  listNote:
    'A job on a list that ends gets another answer from that day on, and we warn of it before. Figures that we have from reports only, not from the rules themselves, are marked as such.',
  asOf: ', as of {date}',
  registerTitle: 'The register we use',
  published: 'Published on',
  organisations: 'Organisations',
} as const
