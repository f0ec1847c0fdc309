/** Words of the page of one review. */
export const reviewPageMessages = {
  title: 'Review',
  titleOf: (scholarship: string) => `Review: ${scholarship}`,
  oneLoading: 'Loading the review',
  oneFailed: 'Failed to load the review',
  notFoundTitle: 'Review Not Found',
  notFound: 'Review not found',
  notFoundHelp:
    'The scholarship belongs to another organization, or none of its applications are assigned to you.',
  questionsFailed: 'Failed to load the questions of reviewers',
  toReviews: 'Your reviews',
  tabsLabel: 'Section',
  tabs: {
    overview: 'Overview',
    rubric: 'Rubric',
    reviewers: 'Reviewers',
    applications: 'Applications',
    decisions: 'Decisions',
    log: 'Log',
  },
  invite: 'Invite reviewers',
  toApplications: 'Go to the applications',
  toScore: 'Score your assigned applications',
} as const
