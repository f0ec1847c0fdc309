import { describe, expect, it } from 'vitest'
import type { MissingFacts_StudentFragment } from '#gql/graphql'
import { firstSteps } from './first-steps.ts'
import { factFields, isGenderStated, missingFacts } from './missing-facts.ts'
import { askedOf, nextDeadlines, type SavedDeadline } from './next-deadlines.ts'
import { type TodayState, todayTasks } from './today-tasks.ts'

const nothingStated: MissingFacts_StudentFragment = {
  id: '1',
  countryName: null,
  intendedDegreeLevel: null,
  fieldOfInterest: null,
  gpa: null,
  englishProficiency: null,
  toeflScore: null,
  ieltsScore: null,
  duolingoScore: null,
  visaType: null,
  intendedVisaType: null,
  citizenshipStatus: null,
  hasUsHighSchoolDiploma: null,
  usPermanentResident: null,
  needsFinancialAid: null,
  intendedUniversityIds: [],
  dateOfBirth: null,
  gender: null,
}

function saved(
  id: string,
  date: string | null,
  o: Partial<SavedDeadline['deadline']> = {},
): SavedDeadline {
  const deadline = {
    precision: 'EXACT',
    endsAt: null,
    daysLeft: null,
    label: '',
  } as const
  return {
    id,
    slug: id,
    title: id,
    status: 'PUBLISHED',
    deadline: { ...deadline, date, ...o },
  }
}

const isNotIn6 = (id: string) => id !== 'in-6'

describe('missing facts', () => {
  it('are all of them at first, and "no" is an answer', () => {
    expect(missingFacts(nothingStated)).toEqual(factFields)
    const stated = { ...nothingStated, needsFinancialAid: false, fieldOfInterest: [] }
    expect(missingFacts(stated)).not.toContain('needsFinancialAid')
    expect(missingFacts(stated)).toContain('fieldOfInterest')
  })

  it('have no country that is outside the list', () => {
    const stated = { ...nothingStated, countryName: 'Other' }
    expect(missingFacts(stated)).not.toContain('country')
  })

  it('take a test score for the English level and a planned visa for a visa', () => {
    const stated = { ...nothingStated, ieltsScore: '6.5', intendedVisaType: 'F-1' }
    expect(missingFacts(stated)).not.toContain('englishProficiency')
    expect(missingFacts(stated)).not.toContain('visaType')
  })
})

describe('what everybody can tell', () => {
  it('has the date of birth and the universities in it, and leaves gender to the student', () => {
    expect(missingFacts(nothingStated)).toEqual(
      expect.arrayContaining(['dateOfBirth', 'intendedUniversityIds']),
    )
    const stated = {
      ...nothingStated,
      dateOfBirth: '2005-03-01',
      intendedUniversityIds: ['u1'],
    }
    expect(missingFacts(stated)).not.toContain('dateOfBirth')
    expect(missingFacts(stated)).not.toContain('intendedUniversityIds')
    expect(isGenderStated(stated)).toBe(false)
    expect(isGenderStated({ ...stated, gender: 'OTHER' })).toBe(true)
  })
})

const usual = (day: string) => saved(`usual ${day}`, day, { precision: 'RECURRING_DAY' })
const idsOf = (ones: readonly SavedDeadline[]) =>
  nextDeadlines(ones).next.map(({ id }) => id)

describe('next deadlines', () => {
  it('are three that lie ahead; others are only counted', () => {
    const { next, unannouncedCount } = nextDeadlines([
      saved('d', '2027-03-01'),
      saved('b', '2027-01-15'),
      saved('past', '2025-01-15', { precision: 'LAST_KNOWN' }),
      saved('a', '2026-12-01'),
      saved('none', null, { precision: 'NONE' }),
      saved('c', '2027-02-01'),
    ])
    expect(next.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(unannouncedCount).toBe(2)
  })

  it('have confirmed days before usual ones, the soonest first in each', () => {
    const { next } = nextDeadlines([
      saved('usual month', '2026-12-01', { precision: 'RECURRING_MONTH' }),
      saved('usual day', '2026-12-15', { precision: 'RECURRING_DAY' }),
      saved('later', '2027-03-01'),
      saved('confirmed', '2027-01-15'),
    ])
    expect(next.map(({ id }) => id)).toEqual(['confirmed', 'later', 'usual month'])
  })

  it('keep the last place for a usual day that comes before the third confirmed one', () => {
    const confirmed = ['2027-03-01', '2027-04-01', '2027-05-01'].map((day) =>
      saved(day, day),
    )
    const soon = [usual('2026-12-15'), usual('2026-12-01')]
    expect(idsOf([...soon, ...confirmed])).toEqual([
      '2027-03-01',
      '2027-04-01',
      'usual 2026-12-01',
    ])
    expect(idsOf([usual('2027-05-02'), ...confirmed])).toEqual([
      '2027-03-01',
      '2027-04-01',
      '2027-05-01',
    ])
  })
})

describe('next deadlines of a student who is not eligible for some', () => {
  const confirmed = ['2027-03-01', '2027-04-01', '2027-05-01'].map((day) => saved(day, day))
  const next = (...out: string[]) =>
    nextDeadlines(confirmed, (id) => out.includes(id)).next.map(({ id }) => id)

  it('have those last, and only where a place is left', () => {
    expect(next('2027-03-01')).toEqual(['2027-04-01', '2027-05-01', '2027-03-01'])
    const { next: three } = nextDeadlines(
      [...confirmed, usual('2027-06-01')],
      (id) => id === '2027-03-01',
    )
    expect(three.map(({ id }) => id)).toEqual([
      '2027-04-01',
      '2027-05-01',
      'usual 2027-06-01',
    ])
  })

  it('ask how the student stands of what may be shown, and of no more', () => {
    const many = Array.from({ length: 30 }, (_, at) => usual(`2027-01-${at + 1}`))
    expect(askedOf([...many, ...confirmed])).toHaveLength(13)
    expect(askedOf([saved('past', '2025-01-15', { precision: 'LAST_KNOWN' })])).toEqual([])
  })
})

/** Closes this many days after 30 November. */
function closing(id: string, daysLeft: number) {
  const endsAt = new Date(Date.UTC(2026, 10, 30 + daysLeft, 23)).toISOString()
  return saved(id, endsAt.slice(0, 10), { daysLeft, endsAt })
}

const tasksOf = (state: Partial<TodayState>) => {
  const nothing = {
    areTimesMissing: false,
    requests: [],
    sessions: [],
    immigration: [],
    missingFacts: [],
    open: [],
  }
  return todayTasks({ ...nothing, ...state }, '2026-11-30T08:00:00.000Z')
}
const keys = (state: Partial<TodayState>) => tasksOf(state).map(({ key }) => key)

describe('what to do today', () => {
  it('is nothing when all is done, and nothing is guessed of what could not be loaded', () => {
    expect(keys({})).toEqual([])
    expect(keys({ missingFacts: undefined, open: undefined })).toEqual([])
  })

  it('is what closes within a week, soonest first, then the profile', () => {
    const open = [closing('in-6', 6), closing('in-8', 8), closing('today', 0)]
    expect(keys({ open, missingFacts: ['gpa'] })).toEqual(['today', 'in-6', 'facts'])
  })

  it('is to finish what was begun here, not to apply to it', () => {
    const award = closing('in-5', 5)
    const draft = { ...award, application: { id: 'a1', state: 'DRAFT' as const } }
    const [begun] = tasksOf({ open: [draft] })
    expect(begun).toMatchObject({
      title: 'Finish your application: in-5',
      to: '/applications/a1',
    })
    const [fresh] = tasksOf({ open: [award] })
    expect(fresh).toMatchObject({ title: 'Apply to in-5', to: '/scholarships/in-5' })
  })

  it('is not to apply to what the student is not eligible for, but to finish what was begun', () => {
    const begun = {
      ...closing('in-5', 5),
      application: { id: 'a1', state: 'DRAFT' as const },
    }
    expect(
      keys({ open: [closing('in-4', 4), begun, closing('in-6', 6)], isOut: isNotIn6 }),
    ).toEqual(['in-5', 'in-6'])
  })

  it('is three things at the most, the most urgent', () => {
    const open = [3, 1, 4, 2].map((daysLeft) => closing(`in-${daysLeft}`, daysLeft))
    expect(keys({ open, missingFacts: ['gpa'] })).toEqual(['in-1', 'in-2', 'in-3'])
  })

  it('is what ends first of what students wait for and of what closes', () => {
    const essay = { id: 'e1', kind: 'essay', name: null } as const
    const session = {
      id: 's1',
      kind: 'session',
      name: 'Ama Mensah',
      scheduledAt: '2026-12-09T10:00:00Z',
    } as const
    const requests = [
      { ...essay, expiresAt: '2026-12-02T10:00:00.000Z' },
      { ...session, expiresAt: '2026-12-01T10:00:00.000Z' },
      { ...essay, id: 'e2', expiresAt: '2026-12-01T22:00:00.000Z' },
    ]
    expect(keys({ requests, missingFacts: ['gpa'] })).toEqual(['s1', 'e2', 'e1'])
    const open = [closing('in-5', 5), closing('today', 0)]
    expect(keys({ requests, open, missingFacts: ['gpa'] })).toEqual(['today', 's1', 'e2'])
  })

  it('opens the profile at the first missing fact', () => {
    const missingFacts = ['gpa', 'visaType'] as const
    const [task] = tasksOf({ missingFacts })
    expect(task).toMatchObject({ title: 'Add 2 missing facts', to: '/profile?edit=gpa' })
  })
})

describe('the first steps', () => {
  const begun = {
    isEmailVerified: false,
    isOnlyMentor: false,
    missingFacts: null,
    hasMatched: false,
    savedCount: 0,
  }
  const steps = (state: Partial<Parameters<typeof firstSteps>[0]>) =>
    firstSteps({ ...begun, ...state }).map(({ key, isDone }) => [key, isDone])

  it('are all to be done by somebody new', () => {
    expect(steps({})).toEqual([
      ['verify', false],
      ['profile', false],
      ['match', false],
      ['save', false],
    ])
  })

  it('are done one by one', () => {
    const done = {
      isEmailVerified: true,
      missingFacts: [],
      hasMatched: true,
      savedCount: 1,
    }
    expect(steps(done).map(([, isDone]) => isDone)).toEqual([true, true, true, true])
    expect(steps({ missingFacts: [] })[1]).toEqual(['profile', true])
  })

  it('are of a student: who is only a mentor has an address to verify', () => {
    expect(steps({ isOnlyMentor: true })).toEqual([['verify', false]])
  })

  it('say nothing of what could not be loaded', () => {
    const unknown = {
      missingFacts: undefined,
      hasMatched: undefined,
      savedCount: undefined,
    }
    expect(steps(unknown)).toEqual([['verify', false]])
  })
})
