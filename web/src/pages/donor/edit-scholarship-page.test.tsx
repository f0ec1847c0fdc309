import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ScholarshipStatus, SessionViewerQuery } from '#gql/graphql'
import type { ScholarshipRecord } from '#features/scholarship-form/scholarship-values.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'
import { workspacePaths } from '#workspace-paths'

const organization = { id: 'o1', name: 'Harbour Trust', kind: 'DONOR', universityId: null }

function openAs(
  verification: 'PENDING' | 'VERIFIED',
  status: ScholarshipStatus,
  isEmailVerified = true,
) {
  fakeServer({
    SessionViewer: () =>
      ({
        viewer: {
          ...studentViewer,
          isEmailVerified,
          accountType: 'DONOR',
          memberships: [
            {
              role: 'OWNER',
              organization: { ...organization, kind: 'DONOR', verification },
            },
          ],
        },
      }) satisfies SessionViewerQuery,
    EditScholarshipPage: () => ({
      scholarship: { __typename: 'Scholarship', ...scholarship, status, ownerId: 'o1' },
    }),
  })
  return renderApp(workspacePaths.editScholarship('s1'))
}

it.each([
  [
    'PUBLISHED',
    /^You can change this scholarship, which students see, once your organization/,
  ],
  ['DRAFT', /^You can publish once your organization is verified\.$/],
] as const)(
  'says in advance what cannot be done with a %s scholarship before the organization is verified',
  async (status, words) => {
    await openAs('PENDING', status)
    expect(await screen.findByText(words)).toBeTruthy()
  },
)

it('says the same for an unverified email address', async () => {
  await openAs('VERIFIED', 'PUBLISHED', false)
  const words = /^You can change this scholarship, which students see, once your email/
  expect(await screen.findByText(words)).toBeTruthy()
})

it('says nothing about it to a verified organization', async () => {
  await openAs('VERIFIED', 'PUBLISHED')
  await screen.findByRole('button', { name: 'Save changes' })
  expect(screen.queryByText(/once your (organization|email)/)).toBeNull()
})

const scholarship: Omit<ScholarshipRecord, 'status'> = {
  id: 's1',
  version: 1,
  title: 'Harbour Award',
  provider: 'Harbour Trust',
  description: 'For students of the sea.',
  amountType: 'VARIES',
  amountPeriod: null,
  amount: null,
  maxAmount: null,
  deadline: { precision: 'NONE', date: null, timeZone: 'America/New_York' },
  isRollingAdmission: true,
  requirements: [],
  hasNoFurtherConditions: false,
  letters: null,
  lettersMayFollow: null,
  degreeLevel: [],
  fieldOfStudy: [],
  eligibleCountries: [],
  gpaRequirement: null,
  languageRequirement: null,
  minToeflScore: null,
  minIeltsScore: null,
  minDuolingoScore: null,
  acceptsEnglishWaivers: null,
  englishWaiverConditions: null,
  requiresEssay: null,
  applicationComplexity: null,
  estimatedTimeToApply: null,
  applicationUrl: null,
  contactEmail: null,
  sourceUrl: null,
  benefits: null,
  fsaEligible: null,
  eligibleCitizenshipStatus: null,
  eligibleVisaTypes: null,
  requiresUsHighSchool: null,
  requiresUsResidency: null,
  residencyRequirements: null,
  maxFamilyIncome: null,
  requiresFinancialNeed: null,
  acceptedFundingSources: null,
  university: null,
}
