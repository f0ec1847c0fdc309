const M1 =
  /\bm-[12]\b|\bm[12] (?:visa|student|status)\b|\b(?:on|with) (?:an? )?m1\b|\bvocational visa\b/iu
/**
 * J-1 and its family, and everything that only they have; "academic training" may also mean what a student learned.
 */
export const J1 =
  /\bj-?[12]\b|\bds-?2019\b|\bexchange visitors?\b|\b212 ?\(e\)|\b(?:two|2)[\s-]years? home\b|\b(?:(?:apply(?:ing)?|authori[sz]\w+|deadline|eligible) for|extend(?:ing)?|do|get|on) (?:my |the )?academic training\b/iu
const OWN_VISA = /\bf-?1\b/iu

export const NOT_FOR_M1 =
  'My rules are for F-1 students, and a few for J-1. M-1 has other periods, fees and work rules: ask your DSO.'
export const NOTHING_FOR_J1 =
  'I have only a few rules for J-1, and none of them answers that. What holds for F-1 is not for you: ask the responsible officer (RO) of your program.'

/** Whether a text names J-1 or M-1, or something that belongs to them; "M1" alone may be a computer. */
export function isOfOtherVisa(text: string): boolean {
  return M1.test(text) || J1.test(text)
}

/**
 * The other visa whose rules answer a question: the one that the question names, or the one that a student holds
 * whose question names none. Null: F-1.
 * @param visa held now, as "J-1"; null: not stated
 */
export function otherVisaOf(question: string, visa: string | null): 'J-1' | 'M-1' | null {
  const isHeld = visa !== null && !OWN_VISA.test(question)
  if (M1.test(question)) return 'M-1'
  if (J1.test(question)) return 'J-1'
  if (isHeld && M1.test(visa)) return 'M-1'
  return isHeld && J1.test(visa) ? 'J-1' : null
}
