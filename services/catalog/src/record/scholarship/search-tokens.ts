/** Stands in a search column for "open to all". */
export const OPEN_TO_ALL = '*'
/** Stands in a search column for "not stated", or stated only at the source. */
export const NOT_STATED = '?'
const EXCEPT = '!'

/** The one value that stands for "all countries except these". */
export function exceptionToken(codes: readonly string[]): string {
  return EXCEPT + codes.toSorted().join(',')
}

/** The codes of an exception token; null for any other value of the column. */
export function exceptedCodes(token: string): string[] | null {
  return token.startsWith(EXCEPT) ? token.slice(EXCEPT.length).split(',') : null
}
