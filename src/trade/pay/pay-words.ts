/** The texts about pay, separate from the others, because scripts that show pay need only these. */
export const PAY_WORDS = {
  hour: '{sum} an hour',
  day: '{sum} a day',
  week: '{sum} a week',
  month: '{sum} a month',
  year: '{sum} a year',
  range: '{low} to {high}',
  upTo: 'up to {sum}',
  mentioned: 'the text mentions {sum}',
  from: 'from {sum}',
  forHours: '{pay} for {hours} hours a week',
} as const
