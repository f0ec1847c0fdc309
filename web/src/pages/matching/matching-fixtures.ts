import type {
  CountriesQuery,
  GradeFields_ConvertedQuery,
  GradeFields_ScalesQuery,
  MatchAwaited,
  MatchHistoryQuery,
  MatchingCatalogueQuery,
  MatchingLatestQuery,
  MatchingStudentQuery,
  MatchProgressQuery,
  RunOutcomeQuery,
  SessionViewerQuery,
  StartMatchMutation,
} from '#gql/graphql'

/** A server for the tests of these pages; objects carry their type, since fragments are told apart by it. */

export const viewer = {
  id: 'ama',
  username: 'ama',
  email: 'ama@example.org',
  firstName: 'Ama',
  lastName: 'Mensah',
  accountType: 'STUDENT',
  roles: [],
  isEmailVerified: true,
  preferences: null,
  memberships: [],
} satisfies SessionViewerQuery['viewer']

const profile = {
  __typename: 'MatchProfile',
  academicField: 'Physics',
  degreeLevel: 'phd',
  gpa: '3.1',
  gradeScale: null,
  gradeOriginal: null,
  country: 'KE',
  countryName: 'Kenya',
  englishProficiency: 'ielts_7',
  financialNeed: 'high',
  careerGoals: 'Measure the wind at sea.',
  extracurriculars: null,
  preferredStates: [],
  minAmount: null,
}

export const student = {
  __typename: 'Student',
  id: 'ama',
  version: 1,
  answersVersion: 0,
  toldAt: '2026-11-20T10:00:00Z',
  country: 'KE',
  countryName: 'Kenya',
  intendedDegreeLevel: 'PHD',
  fieldOfInterest: ['Physics'],
  gpa: null,
  gradeScale: null,
  gradeOriginal: null,
  englishProficiency: 'IELTS_7',
  toeflScore: null,
  ieltsScore: null,
  duolingoScore: null,
  needsFinancialAid: true,
}

const scholarship = {
  __typename: 'Scholarship',
  id: 's1',
  slug: 'wind-award',
  status: 'PUBLISHED',
  closedReason: null,
  title: 'Wind Award',
  provider: 'Sea Fund',
  amountLabel: 'US$12,500 a year',
  saved: null,
  deadline: {
    __typename: 'ScholarshipDeadline',
    precision: 'NONE',
    isRolling: false,
    date: null,
    timeZone: 'UTC',
    endsAt: null,
    daysLeft: null,
    label: 'No deadline specified',
  },
}

export const match = {
  __typename: 'ScholarshipMatch',
  verdict: 'ELIGIBLE',
  label: 'Eligible',
  awaits: null as MatchAwaited | null,
  score: 84,
  scoreBase: 'on 6 of 10 points of comparison',
  isRoundOver: false,
  questions: [],
  withProvider: [],
  steps: [
    {
      __typename: 'MatchAwardStep',
      text: 'Write an essay of two pages.',
      yours: null,
    },
  ],
  scholarship,
  reasons: ['It names Physics.', 'It is open to Kenya.', 'A third reason.'],
  applicationTips: ['Order your IELTS report.'],
  improvementAreas: [],
  terms: [
    {
      __typename: 'MatchTerm',
      code: 'gpa',
      label: 'GPA',
      earned: '7.2',
      possible: 12,
      isStated: true,
      explanation: 'Your 3.1, asked 3.0.',
    },
  ],
  criteria: [
    {
      __typename: 'MatchCriterion',
      code: 'gpa',
      label: 'GPA',
      isHard: true,
      result: 'PASS',
      asked: '3.0 or more',
      yours: '3.1',
      explanation: 'Met.',
      profileField: 'gpa',
    },
  ],
}

/** The same match in a round that is over. */
export const overMatch: typeof match = {
  ...match,
  label: 'Eligible by last round’s rules',
  awaits: 'NEXT_ROUND',
  isRoundOver: true,
  scholarship: { ...scholarship, id: 's2', title: 'Tide Award' },
}

export function runWith(matches: readonly (typeof match)[], datesAhead = 3) {
  return {
    __typename: 'MatchRun',
    id: 'r1',
    status: 'FINISHED',
    cause: 'STUDENT',
    failure: null,
    createdAt: '2026-01-02T10:00:00Z',
    finishedAt: '2026-01-02T10:00:00Z',
    shareToken: null,
    profile,
    changes: null,
    result: {
      __typename: 'MatchResult',
      overallScore: matches.length > 0 ? 84 : null,
      matchCount: matches.length,
      matches,
      toAnswerCount: 0,
      toAnswer: [],
      toCheckCount: 0,
      toCheck: [],
      datesAhead,
      notEligibleCount: 7,
      totalScholarships: 8,
      competitiveness: { __typename: 'Competitiveness', percent: 50, met: 1, stated: 2 },
      strengths: [],
      improvementAreas: [],
      recommendations: [
        {
          __typename: 'MatchNote',
          code: 'gpa',
          text: 'At GPA 3.5 you qualify for 4 more.',
          profileField: 'gpa',
        },
      ],
      madeBy: ['Computed by rules from your profile'],
      catalogueAsOf: '2026-01-02T09:00:00Z',
      computeMilliseconds: '0.42',
    },
  }
}

type Result = ReturnType<typeof runWith>

const session = () => ({ viewer }) satisfies SessionViewerQuery

export const nobody = () => ({ viewer: null }) satisfies SessionViewerQuery
export const common = {
  SessionViewer: session,
  Countries: () =>
    ({ countries: [{ code: 'KE', name: 'Kenya' }] }) satisfies CountriesQuery,
  GradeFields_Scales: () =>
    ({
      gradeScales: [{ code: 'gpa-4', name: 'GPA out of 4.0', grades: '0 to 4, 4 is best' }],
    }) satisfies GradeFields_ScalesQuery,
  GradeFields_Converted: () =>
    ({
      convertGrade: { gpa: '3.10', isEstimate: false, source: 'The U.S. scale itself' },
    }) satisfies GradeFields_ConvertedQuery,
  MatchingCatalogue: () =>
    ({
      matchingCatalogue: {
        openCount: 8,
        criteria: [{ code: 'gpa', label: 'GPA', isHard: true }],
        terms: [{ code: 'gpa', label: 'GPA', possible: 12 }],
      },
    }) satisfies MatchingCatalogueQuery,
  MatchingStudent: () => ({ student }) as unknown as MatchingStudentQuery,
  MatchingLatest: () => ({ latestMatchRun: null }) satisfies MatchingLatestQuery,
  MatchHistory: () =>
    ({
      matchRuns: {
        totalCount: 0,
        edges: [],
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    }) satisfies MatchHistoryQuery,
}

/** @param looksUnderWay how many looks find the run under way; the page waits a while between two looks */
export function matchingServer(finished: Result, looksUnderWay = 0) {
  let looks = 0
  const isOver = () => (looks += 1) > looksUnderWay
  return {
    ...common,
    StartMatch: () =>
      ({
        startMatch: {
          __typename: 'MatchRunSuccess',
          run: { id: 'r1', status: 'QUEUED', createdAt: finished.createdAt },
        },
      }) satisfies StartMatchMutation,
    RunOutcome: () => {
      const run = isOver() ? finished : { ...finished, status: 'RUNNING', result: null }
      return { matchRun: run } as unknown as RunOutcomeQuery
    },
    MatchProgress: () =>
      ({
        matchProgress: {
          runId: 'r1',
          sequence: 1,
          step: 'CHECKING',
          label: 'Checking 8 scholarships against your profile',
          percent: 40,
          isLast: false,
        },
        matchRun: { id: 'r1', status: isOver() ? 'FINISHED' : 'RUNNING' },
      }) satisfies MatchProgressQuery,
  }
}
