/** Words of reporting a problem with a listing, which few people do. */
export const reportMessages = {
  reportTitle: 'Report a problem with this listing',
  reportReason: 'What is wrong?',
  reportReasons: {
    'broken-link': 'The link does not work',
    'out-of-date': 'It is out of date',
    'wrong-facts': 'A fact is wrong',
    'asks-for-money': 'It asks for money',
    other: 'Something else',
  },
  reportReasonMissing: 'Choose what is wrong',
  reportDetails: 'Details',
  reportDetailsHelp: 'What you saw, and where. Please leave out personal information.',
  reportSend: 'Send report',
  reportSending: 'Sending…',
  reportDone: 'Thank you for the report',
} as const
