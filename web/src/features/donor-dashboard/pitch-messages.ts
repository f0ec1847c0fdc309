/** Words of /donor-dashboard for visitors. */
export const pitchMessages = {
  title: 'What donors see',
  lead: 'Follow your scholarships from the first application to what the award made possible.',
  getTitle: 'On your dashboard',
  get: [
    'Applications, countries, stages and scores as they come in. Groups of fewer than five are folded together, so that no student can be picked out.',
    'Your scholarships with their dates, and what you pledged, offered and paid.',
    'What stands out in your own figures, each with the numbers behind it.',
    'An impact report as a page and as a PDF.',
  ],
} as const
