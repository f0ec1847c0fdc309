/** Words of suggesting a scholarship that the catalog lacks. */
export const suggestMessages = {
  title: 'Suggest a Scholarship',
  lead: 'Know a scholarship for international students in the U.S. that is missing here? Send us its page. No account needed.',
  address: 'Address of the page',
  addressHelp: 'The provider’s own page, beginning with https://',
  addressRequired: 'Please enter the address of the page',
  name: 'Name of the scholarship',
  reason: 'Why should it be listed?',
  reasonHelp:
    'For example, who it is for and how you know it. Please leave out anything personal.',
  reasonRequired: 'Please say why it should be listed',
  submit: 'Send suggestion',
  busy: 'Sending…',
  next: 'An administrator reads every suggestion and checks the page before anything is listed. We keep nothing about who sent it, so we cannot write back.',
  another: 'Suggest another',
  listed: 'This scholarship is already listed:',
} as const
