import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type {
  FillProfile_UpdateMutation,
  MatchingLatestQuery,
  MatchingStudentQuery,
  RunOutcomeQuery,
} from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { common, match, runWith, student } from './matching-fixtures.ts'

// The site keeps one client for good, but each test is a new visit.
beforeEach(async () => {
  await getApolloClient().clearStore()
  sessionStorage.clear()
  localStorage.clear()
})

const noProfile = () => ({ student: null }) satisfies MatchingStudentQuery

it('a student is asked once whether to add missing facts to the profile', async () => {
  const finished = runWith([match])
  let stored: object = student
  const read = () => ({ student: stored }) as unknown as MatchingStudentQuery
  const server = fakeServer({
    ...common,
    MatchingLatest: () => ({ latestMatchRun: finished }) as unknown as MatchingLatestQuery,
    RunOutcome: () => ({ matchRun: finished }) as unknown as RunOutcomeQuery,
    MatchingStudent: read,
    FillProfile_Student: read,
    FillProfile_Update: () => {
      stored = { ...student, gpa: '3.10' }
      const answer = { __typename: 'StudentSuccess', student: stored }
      return { updateStudent: answer } as unknown as FillProfile_UpdateMutation
    },
  })
  const { user } = await renderApp('/ai-matching')
  await user.click(await screen.findByRole('button', { name: 'Add to my profile' }))
  expect(await screen.findByText('Added to your profile')).toBeTruthy()
  const sent = server.requests.find((one) => one.operation === 'FillProfile_Update')
  expect(sent?.variables).toEqual({
    input: { id: 'me', facts: { gradeScale: 'gpa-4', gradeOriginal: '3.1' } },
  })
  expect(screen.queryByRole('button', { name: 'Add to my profile' })).toBeNull()
})

it('a student without a profile is told that it was created', async () => {
  const finished = runWith([match])
  fakeServer({
    ...common,
    MatchingLatest: () => ({ latestMatchRun: finished }) as unknown as MatchingLatestQuery,
    RunOutcome: () => ({ matchRun: finished }) as unknown as RunOutcomeQuery,
    MatchingStudent: noProfile,
    FillProfile_Student: noProfile,
    FillProfile_Create: () => ({
      createStudent: { __typename: 'StudentSuccess', student },
    }),
  })
  const { user } = await renderApp('/ai-matching')
  await user.click(await screen.findByRole('button', { name: 'Add to my profile' }))
  expect(await screen.findByText('Profile Created Successfully!')).toBeTruthy()
})
