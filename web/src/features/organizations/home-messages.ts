import { formatNumber } from '#ui/format-number.ts'

/** Words of the home page alone: forms and pages of scholarships load donor-messages.ts too. */
export const homeMessages = {
  waiting: (count: number) =>
    count === 1
      ? '1 application awaiting a decision'
      : `${formatNumber(count)} applications awaiting a decision`,
  noneWaits: 'No applications awaiting a decision.',
  funds: 'Funds and awards',
  fundsLead: 'Record pledges, offer awards and see how they turned out.',
  openFunds: 'Open funds',
  partnerAccess: 'API keys and webhooks',
  partnerAccessLead: 'Connect your own systems.',
  openPartnerAccess: 'Open API keys and webhooks',
} as const
