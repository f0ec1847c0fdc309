/**
 * How similar two rankings of the same things are: 1 the same, -1 the reverse (Kendall's tau-a).
 * @param one, other figures of the same things, in the same order
 */
export function kendallTau(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < one.length; i += 1)
    for (let j = 0; j < i; j += 1)
      sum +=
        Math.sign((one[i] ?? 0) - (one[j] ?? 0)) *
        Math.sign((other[i] ?? 0) - (other[j] ?? 0))
  return (2 * sum) / (one.length * (one.length - 1))
}
