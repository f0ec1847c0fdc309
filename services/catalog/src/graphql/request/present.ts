/** A stored word as the schema's enum value: full-tuition → FULL_TUITION. */
export function enumOf(word: string): string {
  return word.toUpperCase().replaceAll('-', '_')
}

/** The same for a fact that may not be stated. */
export function enumOrNull(word: string | null): string | null {
  return word === null ? null : enumOf(word)
}

/** An amount with its currency; null if either is missing, as a bare number would be read as dollars. */
export function moneyOf(
  amount: string | null,
  currency: string | null,
): { amount: string; currency: string } | null {
  return amount === null || currency === null ? null : { amount, currency }
}
