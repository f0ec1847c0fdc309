/** Ids in the document store: results of matches, texts of essays, results of their reviews, words of mentors. */
export type PersonsDocuments = {
  matchResultIds: string[]
  textIds: string[]
  resultIds: string[]
  exchangeIds: string[]
}
