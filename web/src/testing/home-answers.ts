import { screen, within } from '@testing-library/react'
import type {
  HomeDeadlinesQuery,
  HomeImmigrationQuery,
  HomeMatchesQuery,
  HomeProfileQuery,
  HomeSavedSearchesQuery,
  HomeSessionsQuery,
  NewestMatchesQuery,
  NextQuestionCardQuery,
  SessionViewerQuery,
  StudentProgressLineQuery,
} from '#gql/graphql'
import { studentViewer as viewer } from './student-viewer.ts'

export const none = { __typename: 'SavedScholarshipConnection', totalCount: 0, edges: [] }

export const counts = (total: number) => ({
  savedScholarshipCounts: {
    __typename: 'SavedScholarshipCounts',
    total,
    notApplied: total,
    planned: 0,
    applied: 0,
    accepted: 0,
    rejected: 0,
  },
})

/** A student's immigration status on one day, with these deadlines. */
export const immigrationOf = (deadlines: readonly object[]) => ({
  __typename: 'ImmigrationProfile',
  id: 'ama',
  asOf: '2026-11-29',
  deadlines,
})

/** The server's answers to a student who has nothing here yet. */
export const newcomers = {
  SessionViewer: () => ({ viewer }) satisfies SessionViewerQuery,
  HomeProfile: () => ({ student: null }) satisfies HomeProfileQuery,
  HomeCounts: () => counts(0),
  HomeDeadlines: () =>
    ({ notApplied: none, planned: none }) as unknown as HomeDeadlinesQuery,
  HomeSavedSearches: () =>
    ({
      savedSearches: { __typename: 'SavedSearchConnection', totalCount: 0, edges: [] },
    }) as unknown as HomeSavedSearchesQuery,
  HomeMatches: () => ({ latestMatchRun: null }) satisfies HomeMatchesQuery,
  HomeSessions: () =>
    ({
      mentorshipSessions: { __typename: 'MentorshipSessionConnection', edges: [] },
    }) as unknown as HomeSessionsQuery,
  HomeImmigration: () =>
    ({ immigrationProfile: immigrationOf([]) }) as unknown as HomeImmigrationQuery,
  NextQuestionCard: () => ({ nextQuestions: null }) satisfies NextQuestionCardQuery,
  NewestMatches: () => ({ latestMatchRun: null }) satisfies NewestMatchesQuery,
  StudentProgressLine: () =>
    ({ studentProgress: progressOf(0) }) as unknown as StudentProgressLineQuery,
}

/** Answers to a verified student with a profile, a match run and a saved award: no first step is left. */
export const experienced = {
  ...newcomers,
  HomeProfile: () => ({ student: profile }) as unknown as HomeProfileQuery,
  HomeCounts: () => counts(2),
  HomeMatches: () =>
    ({ latestMatchRun: { __typename: 'MatchRun', id: 'r1' } }) as HomeMatchesQuery,
}

const goal = (current: number, target: number) => ({
  __typename: 'WeeklyGoal',
  current,
  target,
})

/** @param points the points of one achievement; with 0 there is none */
export function progressOf(points: number) {
  const achievement = {
    __typename: 'Achievement',
    id: 'first-match',
    title: 'First match run',
    points: 50,
    completedAt: '2026-11-20T10:00:00.000Z',
  }
  const achievements = points > 0 ? [achievement] : []
  return {
    __typename: 'StudentProgress',
    totalPoints: points,
    currentLevel: 1,
    pointsInLevel: points,
    pointsToNextLevel: 1_000 - points,
    currentStreak: 2,
    achievementsUnlocked: achievements.length,
    weeklyGoals: {
      __typename: 'WeeklyGoals',
      applications: goal(3, 2),
      essays: goal(0, 1),
      interactions: goal(0, 5),
    },
    achievements,
  }
}

/** The cards of the page, in their order. */
export const cards = () =>
  within(screen.getByRole('main'))
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-label'))
    .filter((label) => label !== null)

export const profile = {
  __typename: 'Student',
  id: 'ama',
  countryName: 'Kenya',
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
  intendedUniversityIds: [] as string[],
  dateOfBirth: null,
  gender: null,
}

export const saved = {
  __typename: 'SavedScholarshipEdge',
  cursor: 'c1',
  node: {
    __typename: 'SavedScholarship',
    id: 'k1',
    scholarship: {
      __typename: 'Scholarship',
      id: 's1',
      slug: 'coastal',
      title: 'Coastal Award',
      status: 'PUBLISHED',
      deadline: {
        __typename: 'ScholarshipDeadline',
        precision: 'EXACT',
        date: '2026-12-01',
        endsAt: '2026-12-02T05:00:00.000Z',
        daysLeft: 10,
        label: '1 Dec 2026, 23:59 New York · in 10 days',
      },
    },
  },
}
