/** Null is open: not answered, or only the provider can say. */
export type Truth = true | false | null

/** For conditions that must all hold. */
export function all(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false
  return truths.includes(null) ? null : true
}

/** For conditions of which one is enough. */
export function some(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true
  return truths.includes(null) ? null : false
}
