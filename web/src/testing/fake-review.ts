import type { Review_ReviewFragment, Scoring_ReviewApplicationFragment } from '#gql/graphql'

type Review = Review_ReviewFragment
type Application = Scoring_ReviewApplicationFragment

/** Adds the name of the type, as the cache wants it. */
const typed = <Value extends object>(__typename: string, value: Value) => ({
  __typename,
  ...value,
})

const levels = ['Little', 'Some', 'Much'].map((anchor, index) => ({
  __typename: 'RubricLevel' as const,
  points: index + 1,
  anchor,
}))

/** A review with two criteria of equal weight, in its stage of scoring. */
export function fakeReview(more: Partial<Review> = {}) {
  return typed('Review', {
    scholarshipId: 's1',
    version: 3,
    stage: 'SCORING',
    isChair: false,
    isRubricFixed: false,
    blindFields: ['NAME', 'SCHOOLS'],
    reviewsPerApplication: 2,
    decisionPromisedOn: null,
    sharesSummary: false,
    myAffiliations: [],
    rubric: ['Need', 'Purpose'].map((name, index) => ({
      __typename: 'RubricCriterion' as const,
      key: `c${index + 1}`,
      name,
      description: null,
      weight: 50,
      levels,
    })),
    counts: typed('ReviewCounts', {
      applications: 2,
      scored: 0,
      scores: 0,
      wanted: 4,
      undecided: 2,
      mineToDo: 2,
      mineDone: 0,
      questions: 0,
      planned: 0,
    }),
    scholarship: typed('Scholarship', {
      id: 's1',
      title: 'Coastal Award',
      slug: 'coastal',
    }),
    ...more,
  } satisfies Review & { myAffiliations: string[] })
}

const piece = (text: string, kind: 'NAME' | 'SCHOOLS' | null = null) => ({
  __typename: 'TextPiece' as const,
  text,
  isBlock: kind !== null,
  kind,
})

/** One blinded application that is assigned to the viewer. */
export function fakeReviewApplication(more: Partial<Application> = {}) {
  return typed('ReviewApplication', {
    id: 'a1',
    number: 7,
    scholarshipId: 's1',
    state: 'IN_REVIEW',
    submissionNumber: 1,
    submittedAt: '2026-11-20T12:00:00Z',
    applicantName: null,
    isBlinded: true,
    redactionNote: 'Rules hide names and can miss some.',
    isMine: true,
    reviewCount: 0,
    nextId: 'a2',
    form: typed('ReviewForm', {
      fields: [
        typed('ReviewField', {
          name: 'personalStatement',
          label: 'Personal statement',
          tab: 'ESSAYS' as const,
          isBlind: false,
          pieces: [
            piece('I learned to dig wells at '),
            piece('school', 'SCHOOLS'),
            piece(' with my brother.'),
          ],
        }),
      ],
    }),
    documents: [],
    letters: [],
    recommendations: [],
    scores: null,
    myScore: null,
    reviewers: null,
    questions: [],
    ...more,
  } satisfies Application)
}
