/** Words of what is open to a student. */
export const outlookMessages = {
  title: 'Open to you',
  eligible: (eligible: string, open: string) =>
    `You meet every requirement of ${eligible} of the ${open} open scholarships.`,
  more: 'The money, and what would open more',
  stated: (count: string, isOne: boolean) =>
    `stated across ${count} ${isOne ? 'award' : 'awards'} of them.`,
  unstated: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'does' : 'do'} not state an amount in US dollars.`,
  statedHelp:
    'The sum of the least that each one states, some for a year and some once. Nobody wins them all.',
  update: 'Update your profile',
  show: 'Show those',
  basis: 'Computed by rules from your profile.',
} as const
