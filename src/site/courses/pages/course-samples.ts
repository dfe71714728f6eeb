/** The fields of a course. */
export interface Course {
  subject: 'Tech' | 'Design' | 'Marketing'
  /** First day, in the medium locale format. */
  date: string
  lectures: number
  imageSrc: string
  /** The five stars: filled or not. */
  stars: [boolean, boolean, boolean, boolean, boolean]
  title: string
  instructor: string
  duration: string
  videoCount: number
  instructorimg: string
}

const FIVE: Course['stars'] = [true, true, true, true, true]
const FOUR: Course['stars'] = [true, true, true, true, false]

/** Nine invented courses with invented people, until real ones exist. */
export const COURSE_SAMPLES: readonly Course[] = [
  {
    subject: 'Tech',
    date: '11 Jan 2027',
    lectures: 12,
    imageSrc: '/courses/covers.svg#web-page',
    stars: FIVE,
    title: 'Build your first web page',
    instructor: 'Ada Nwosu',
    duration: '6 hours',
    videoCount: 18,
    instructorimg: '/courses/people.svg#ada',
  },
  {
    subject: 'Tech',
    date: '18 Jan 2027',
    lectures: 9,
    imageSrc: '/courses/covers.svg#spreadsheet',
    stars: FOUR,
    title: 'Spreadsheets that answer questions',
    instructor: 'Owen Parry',
    duration: '4 hours',
    videoCount: 11,
    instructorimg: '/courses/people.svg#owen',
  },
  {
    subject: 'Tech',
    date: '1 Feb 2027',
    lectures: 15,
    imageSrc: '/courses/covers.svg#network',
    stars: FOUR,
    title: 'How networks carry your work',
    instructor: 'Tomasz Zielak',
    duration: '9 hours',
    videoCount: 24,
    instructorimg: '/courses/people.svg#tomasz',
  },
  {
    subject: 'Design',
    date: '13 Jan 2027',
    lectures: 8,
    imageSrc: '/courses/covers.svg#colour',
    stars: FIVE,
    title: 'Colour that everybody can read',
    instructor: 'Lin Hua',
    duration: '3 hours',
    videoCount: 10,
    instructorimg: '/courses/people.svg#lin',
  },
  {
    subject: 'Design',
    date: '25 Jan 2027',
    lectures: 10,
    imageSrc: '/courses/covers.svg#poster',
    stars: FOUR,
    title: 'Lay out a notice people follow',
    instructor: 'Grace Achieng',
    duration: '5 hours',
    videoCount: 14,
    instructorimg: '/courses/people.svg#grace',
  },
  {
    subject: 'Design',
    date: '8 Feb 2027',
    lectures: 14,
    imageSrc: '/courses/covers.svg#phone-screens',
    stars: FIVE,
    title: 'Screens for small phones',
    instructor: 'Priya Menon',
    duration: '8 hours',
    videoCount: 21,
    instructorimg: '/courses/people.svg#priya',
  },
  {
    subject: 'Marketing',
    date: '14 Jan 2027',
    lectures: 7,
    imageSrc: '/courses/covers.svg#newsletter',
    stars: FOUR,
    title: 'A newsletter people open',
    instructor: 'Grace Achieng',
    duration: '3 hours',
    videoCount: 9,
    instructorimg: '/courses/people.svg#grace',
  },
  {
    subject: 'Marketing',
    date: '27 Jan 2027',
    lectures: 11,
    imageSrc: '/courses/covers.svg#search-words',
    stars: FIVE,
    title: 'Write for people who search',
    instructor: 'Owen Parry',
    duration: '5 hours',
    videoCount: 16,
    instructorimg: '/courses/people.svg#owen',
  },
  {
    subject: 'Marketing',
    date: '10 Feb 2027',
    lectures: 6,
    imageSrc: '/courses/covers.svg#photos',
    stars: FOUR,
    title: 'Photos that show your work',
    instructor: 'Ada Nwosu',
    duration: '2 hours',
    videoCount: 8,
    instructorimg: '/courses/people.svg#ada',
  },
]
