/** Means "open to all" in a search column. */
export const OPEN_TO_ALL = '*'
/** Means "not stated" in a search column, or stated only at the source. */
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
