/** Words of choosing what to compare: the buttons and the tray. */
export const compareChoiceMessages = {
  compare: 'Compare',
  takeAway: 'Don’t compare',
  compareNamed: (title: string) => `Compare ${title}`,
  full: (most: number) => `You can compare up to ${most}. Remove one to add another.`,
  tray: 'To compare',
  chosen: (count: number) => (count === 1 ? '1 to compare' : `${count} to compare`),
  clear: 'Clear',
} as const
