import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeFragmentData } from '#gql'
import { TrainingAccounts_ProfileFragmentDoc as fragment } from '#gql/graphql'
import { TrainingAccounts } from './training-accounts.tsx'

it.each([
  [true, 'It depends', /^0 days if earlier CPT or OPT counts at the level of this program/],
  [false, '0 days', /^Nothing is left$/],
])('says of no OPT left whether that is sure (unsure: %s)', (isUnsure, figure, words) => {
  const opt = {
    countedFrom: '2026-05-16',
    leftDays: 0,
    endsAtLatestOn: null,
    isUnsure,
  }
  const training = { warnings: [], cpt: [], opt, unemployment: null }
  const profile = makeFragmentData({ id: 'ama', training }, fragment)
  render(<TrainingAccounts profile={profile} />)
  expect(screen.getByText(figure)).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
})
