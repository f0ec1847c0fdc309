/** Words of an amount from a fund, where an award is offered. */
export const awardWords = {
  fund: 'Fund',
  chooseFund: 'Choose a fund',
  fundWith: (name: string, left: string) => `${name}: ${left} left`,
  noFund: 'Your organization has no fund yet. Make one, and record what it holds.',
  openFunds: 'Open funds',
  amountWrong: 'Enter an amount above zero, such as 1500.50',
  answerBy: 'Answer by',
  answerByHelp: 'The offer ends by itself with that day, in the scholarship’s zone.',
  dateMissing: 'Choose a day',
  noMoney: 'No money moves here: you pay recipients yourself, and the ledger records it.',
} as const
