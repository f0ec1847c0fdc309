/** Words of the scholarships open to a student. */
export const outlookMessages = {
  title: 'Open to you',
  eligible: (eligible: string, open: string) =>
    `You meet every requirement of ${eligible} of the ${open} scholarships.`,
  waiting: (count: string, isOne: boolean) =>
    `${count} more ${isOne ? 'waits for its' : 'wait for their'} next round.`,
  more: 'Award totals, and how to qualify for more',
  stated: (count: string, isOne: boolean) =>
    `across the ${count} that ${isOne ? 'states' : 'state'} an amount.`,
  unstated: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'does' : 'do'} not state an amount in US dollars.`,
  statedHelp:
    'Adds up the minimum each scholarship states: monthly and semester payments as a yearly sum, totals and one-time payments as stated. Loans are not included. No one wins every scholarship.',
  needsProfile:
    'Fill in your profile to see which scholarships you can apply for. Four answers are enough to start.',
  fillIn: 'Fill in your profile',
  update: 'Update your profile',
  show: 'Show these',
  verdicts: {
    eligible: 'Eligible',
    waiting: 'Waiting for the next round',
    toAnswer: 'Your answers decide',
    toCheck: 'Check with the provider',
    notEligible: 'Not eligible',
  },
  basis: 'Computed by rules from your profile.',
} as const
