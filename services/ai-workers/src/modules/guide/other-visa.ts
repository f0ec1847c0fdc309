/** Students and their families on a visa that our rules are not for; "M1" alone may be a computer. */
const OTHER_VISA =
  /\bj-?[12]\b|\bm-[12]\b|\bm[12] (?:visa|student|status)\b|\b(?:on|with) (?:an? )?m1\b|\bds-?2019\b|\bexchange visitors?\b|\b212\(e\)|\bvocational visa\b/iu
const OWN_VISA = /\bf-?1\b/iu

export const FOR_F1_ONLY =
  'My rules are for F-1 students only. J-1 and M-1 have other periods, fees and work rules: ask your program sponsor or your DSO.'

/** Whether a text names J-1 or M-1, or what goes with them. */
export function isOfOtherVisa(text: string): boolean {
  return OTHER_VISA.test(text)
}

/**
 * Whether the rules, which are for F-1, must not answer: J-1 or M-1 is named, or held by who names none.
 * @param visa held now, as "J-1"; null: not told
 */
export function isForOtherVisa(question: string, visa: string | null): boolean {
  if (isOfOtherVisa(question)) return true
  return visa !== null && isOfOtherVisa(visa) && !OWN_VISA.test(question)
}
