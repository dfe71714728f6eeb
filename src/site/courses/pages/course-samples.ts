import samples from './course-samples.json' with { type: 'json' }

/** The fields of a course. */
export interface Course {
  subject: 'Tech' | 'Design' | 'Marketing'
  /** First day, in the medium locale format. */
  date: string
  lectures: number
  imageSrc: string
  /** The five stars: filled or not. */
  stars: boolean[]
  title: string
  instructor: string
  duration: string
  videoCount: number
  instructorimg: string
}

export const COURSE_SAMPLES = samples.courses as readonly Course[]
