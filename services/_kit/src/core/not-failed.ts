/**
 * The failed work that an operator wants to replay or drop does not exist: somebody was faster, or it
 * never failed.
 */
export class NotFailedError extends Error {
  override name = 'NotFailedError'
}
