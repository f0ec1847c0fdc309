/** Words of awards that wait for the student's answer, on the page with the dates. */
export const openOfferWords = {
  title: 'Awards to answer',
  lead: 'Accept or decline each by its date, or the offer expires.',
  until: (when: string) => `Answer by ${when}`,
  failed: 'Failed to load the awards you were offered',
} as const
