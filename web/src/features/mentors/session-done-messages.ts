/** Said once something was done with a session; apart, since other pages load the words of sessions. */
export const sessionDone = {
  accepted: 'Session accepted',
  declined: 'Request declined',
  proposed: 'New time proposed',
  agreed: 'New time agreed',
  kept: 'Original time kept',
  withdrawn: 'Proposal withdrawn',
  canceled: 'Session canceled',
  reported: 'No-show reported',
  appealed: 'Appeal sent',
  reviewed: 'Review sent',
} as const
