/** Work near a closed occupation in which people from abroad can still be sponsored. */
export interface NearWork {
  /** Its occupation code, which decides whether the rules of the day still allow it. */
  code: string
  name: string
  /** The training it requires, which should be known in advance. */
  training: string
  /** The keywords that find it. */
  q: string
}

interface NearWorkOf {
  /** Closed occupation codes. */
  of: string[]
  near: NearWork[]
}

/**
 * Open work near closed work, drawn up on 22 November 2026 by the descriptions of SOC 2020. Care leads to nursing and
 * to other work with the same people, helping in a school to teaching. A code has no row if nothing near it is open:
 * managers of restaurants and hotels are as closed as chefs, and supervisors as closed as those they supervise.
 */
export const NEAR_WORK: readonly NearWorkOf[] = [
  {
    of: ['6135', '6136'],
    near: [
      {
        code: '2237',
        name: 'Registered nurse',
        training: 'A nursing degree',
        q: 'registered nurse',
      },
      {
        code: '6131',
        name: 'Nursing assistant in a hospital',
        training: 'Work beside registered nurses or other registered professionals',
        q: 'healthcare assistant',
      },
      {
        code: '2222',
        name: 'Occupational therapist',
        training: 'A degree in occupational therapy',
        q: 'occupational therapist',
      },
      {
        code: '2461',
        name: 'Social worker',
        training: 'A degree in social work',
        q: 'social worker',
      },
    ],
  },
  {
    of: ['3231', '3232', '6111', '6112', '6113', '6116'],
    near: [
      {
        code: '2314',
        name: 'Primary school teacher',
        training: 'A degree and, in most schools, a teaching qualification',
        q: 'primary teacher',
      },
      {
        code: '2316',
        name: 'Special needs teacher',
        training: 'A degree and a teaching qualification',
        q: 'special needs teacher',
      },
    ],
  },
]
