/** Words of what a student does next about one scholarship. */
export const nextStepMessages = {
  lookElsewhere: 'Find scholarships that fit you',
  answerFirst: (count: number) =>
    count === 1
      ? 'Add one fact to see whether you can apply.'
      : `Add ${count} facts to see whether you can apply.`,
  answerNow: (label: string | undefined) =>
    label === undefined ? 'Complete your profile' : `Answer now: ${label}`,
  askProvider: (labels: string) =>
    labels === ''
      ? 'Read the requirements below and check the open ones with the provider before you apply.'
      : `Before you apply, ask about: ${labels}.`,
  waitForRound:
    'The last known deadline has passed. Check the provider’s page for the next round before you prepare anything.',
  askNomination: (asked: string | null) =>
    asked === null
      ? 'Next: ask the provider who can nominate you.'
      : `Next: ask for the nomination. ${asked}`,
  finish: 'Next: finish your application.',
  readyToApply: (admission: string | null) =>
    admission === null ? 'Next: apply.' : `Next: apply. Remember: ${admission}`,
} as const
