/** Words of the calendar’s month. */
export const monthMessages = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  thisMonth: 'Today',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  emptyMonth: 'Nothing this month.',
  emptyRest: 'Nothing more this month.',
  pastMonth: 'Past deadlines, sessions and other past dates are not shown here.',
  someDay: (month: string) => `Usually in ${month}, day not announced`,
  kinds: {
    deadline: '(deadline)',
    usual: '(usual deadline)',
    reminder: '(reminder)',
    task: '(task)',
    session: '(session)',
    request: '(session, not confirmed)',
    immigration: '(immigration date)',
    offer: '(award to answer)',
  },
  taskFor: (award: string) => `(task for ${award})`,
  at: (time: string, what: string) => `${time} · ${what}`,
} as const
