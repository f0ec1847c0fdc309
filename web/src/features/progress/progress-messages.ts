import { formatNumber } from '#ui/format-number.ts'

/** Words of a student's progress: they say what was done, never who did more. */
export const progressMessages = {
  title: 'Your progress',
  lead: 'What you have done here, counted for you alone.',
  onlyStudents: 'Only students have progress to count.',
  toHome: 'Go to your home page',
  more: 'Points, goals and achievements',
  failed: 'Failed to load your progress',
  level: (level: number) => `Level ${formatNumber(level)}`,
  points: (points: number) => (points === 1 ? '1 point' : `${formatNumber(points)} points`),
  toNext: (points: number, level: number) =>
    `${progressMessages.points(points)} to level ${formatNumber(level)}`,
  streak: (days: number) =>
    days === 1 ? '1 day in a row' : `${formatNumber(days)} days in a row`,
  noStreak: 'Take any step today to start a streak.',

  week: 'This week',
  weekHelp: 'From Monday, in your time zone. You lose nothing in a slower week.',
  goals: {
    applications: 'Applications started or sent',
    essays: 'Essay reviews',
    interactions: 'Questions to your AI mentor',
  },
  goal: (current: number, target: number) =>
    current > target
      ? `${formatNumber(current)} (goal: ${formatNumber(target)})`
      : `${formatNumber(current)} of ${formatNumber(target)}`,

  achievements: (done: number, total: number) =>
    `Achievements (${formatNumber(done)} of ${formatNumber(total)})`,
  latest: 'Latest achievements',
  notYet: 'Not yet',
  earned: (points: number) => `+${formatNumber(points)} pts`,
}
