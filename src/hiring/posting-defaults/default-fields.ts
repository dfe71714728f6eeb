/** The fields of the posting form that an organisation may fill in for all its new jobs. */
export const DEFAULT_FIELDS = [
  'location',
  'place',
  'jobCategory',
  'ranges',
  'description',
  'email',
  'payPeriod',
  'payCurrency',
  'hoursPerWeek',
  'askWorkNow',
  'askRegistration',
  'askEnglish',
  'askExperience',
  'ownQuestion1',
  'ownQuestion2',
  'ownQuestion3',
] as const
