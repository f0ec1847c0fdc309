/** Words of the private address that other calendars read. */
export const feedMessages = {
  feed: 'Subscribe in your own calendar',
  feedLead:
    'A private address for Google Calendar, Apple Calendar, Outlook and others. Anyone who has it can read your calendar.',
  feedSince: (day: string) => `You have had a private address since ${day}.`,
  feedCreate: 'Create a private address',
  feedRenew: 'Create a new address',
  feedRenewHelp: 'The previous address stops working immediately.',
  feedRevoke: 'Revoke the address',
  feedRevoked: 'The address no longer works',
  feedOnce: 'This address is shown only now. Copy it into your calendar.',
  feedAddress: 'Private address',
  feedCopy: 'Copy',
  feedCopied: 'Address copied',
  feedCopyFailed: 'Copying is not allowed here. Please select the address and copy it.',
  feedOpen: 'Open in a calendar app',
  feedFailed: 'Failed to change the private address',
} as const
