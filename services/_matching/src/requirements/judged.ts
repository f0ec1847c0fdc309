/** What is missing to decide: the answer to a fact, or a field of the profile. */
export type Missing =
  | { kind: 'fact'; key: string; isDeclined: boolean }
  | { kind: 'profile'; field: string }

/** One condition judged for one student, in words. */
export type Judged = {
  result: 'PASS' | 'FAIL' | 'ANSWER' | 'CHECK_WITH_PROVIDER'
  yours: string | null
  explanation: string
  /** Empty unless the result is ANSWER. */
  missing: readonly Missing[]
}

export function decided(
  result: Exclude<Judged['result'], 'ANSWER'>,
  yours: string | null,
  explanation: string,
): Judged {
  return { result, yours, explanation, missing: [] }
}

/** The judgment when the profile lacks the field. */
export function lacking(field: string, explanation = 'Your profile does not say.'): Judged {
  return {
    result: 'ANSWER',
    yours: null,
    explanation,
    missing: [{ kind: 'profile', field }],
  }
}

/**
 * The one thing missing, if it is a single profile field or a single answer that may still be asked; otherwise
 * null.
 */
export function soleMissing({ missing }: Pick<Judged, 'missing'>): Missing | null {
  const [first, ...rest] = missing
  if (first === undefined || (first.kind === 'fact' && first.isDeclined)) return null
  return rest.every((one) => nameOf(one) === nameOf(first)) ? first : null
}

/** A name that tells missing things apart. */
export function nameOf(one: Missing): string {
  return one.kind === 'profile' ? `profile ${one.field}` : `fact ${one.key}`
}
