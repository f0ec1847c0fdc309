/** Of the home page alone: forms and pages of scholarships load donor-messages.ts too. */
export const homeMessages = {
  funds: 'Funds and awards',
  fundsLead: 'Record what you pledge, offer awards and see what became of them.',
  openFunds: 'Open funds',
  partnerAccess: 'API keys and webhooks',
  partnerAccessLead: 'Connect your own systems.',
  openPartnerAccess: 'Open API keys and webhooks',
} as const
