const CONDITIONS = ['a', 'b', 'c', 'd', 'e', 'f']

/** With their arguments and objects, this many aliases come near the limits of tokens and fields. */
const ALIASES = 24
const SCALARS = `slug status isActive title provider description amountType amountLabel coverage
  eligibleCountries degreeLevel fieldOfStudy gpaRequirement languageRequirement minToeflScore
  benefits requiresEssay applicationUrl note`

export type LargestOperation = {
  query: string
  /** The values of the conditions: the bits of a number from 0 to 63. */
  variables(bits: number): Record<string, boolean>
}

/** Nearly the largest query that a stranger may send, with six conditions; another one for each number. */
export function largestOperation(number: number, scalars = SCALARS): LargestOperation {
  const fields = scalars.trim().split(/\s+/)
  const parts = Array.from({ length: ALIASES }, (_, index) => {
    const selection = fields.map((name, at) => {
      const condition = index === 0 ? CONDITIONS[at] : undefined
      return condition ? `${name} @include(if: $${condition})` : name
    })
    return `n${number}_${index}: scholarship(id: "${index}") { ${selection.join(' ')} }`
  })
  const definitions = CONDITIONS.map((name) => `$${name}: Boolean!`).join(', ')
  return {
    query: `query Largest(${definitions}) { ${parts.join(' ')} }`,
    variables: (bits) =>
      Object.fromEntries(
        CONDITIONS.map((name, at) => [name, (bits & (1 << at)) !== 0] as const),
      ),
  }
}
