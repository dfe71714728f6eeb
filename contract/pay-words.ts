/** How pay is said. Apart from the other texts, because scripts that show pay need nothing else of them. */
export const PAY_WORDS = {
  hour: '{sum} an hour',
  day: '{sum} a day',
  week: '{sum} a week',
  month: '{sum} a month',
  year: '{sum} a year',
  range: '{low} to {high}',
  upTo: 'up to {sum}',
  from: 'from {sum}',
  forHours: '{pay} for {hours} hours a week',
} as const
