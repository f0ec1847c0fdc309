/** What an operator wants to replay or drop is not there: somebody was faster, or it never failed. */
export class NotFailedError extends Error {
  override name = 'NotFailedError'
}
