/**
 * The inverse of a symmetric positive definite matrix, by Cholesky's decomposition.
 * @param matrix rows of equal length; not changed
 * @throws Error when it is not positive definite
 */
export function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const lower = cholesky(matrix)
  const size = matrix.length
  const inverse = matrix.map((row) => row.map(() => 0))
  for (let column = 0; column < size; column += 1) {
    const half = Array.from({ length: size }, () => 0)
    for (let i = column; i < size; i += 1) {
      let sum = i === column ? 1 : 0
      for (let k = column; k < i; k += 1) sum -= at(lower, i, k) * (half[k] ?? 0)
      half[i] = sum / at(lower, i, i)
    }
    for (let i = size - 1; i >= 0; i -= 1) {
      let sum = half[i] ?? 0
      for (let k = i + 1; k < size; k += 1) sum -= at(lower, k, i) * at(inverse, k, column)
      set(inverse, i, column, sum / at(lower, i, i))
    }
  }
  return inverse
}

function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const lower = matrix.map((row) => row.map(() => 0))
  for (let i = 0; i < matrix.length; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = at(matrix, i, j)
      for (let k = 0; k < j; k += 1) sum -= at(lower, i, k) * at(lower, j, k)
      if (i !== j) set(lower, i, j, sum / at(lower, j, j))
      else if (sum > 0) set(lower, i, i, Math.sqrt(sum))
      else throw new Error('The matrix is not positive definite')
    }
  return lower
}

export function at(matrix: readonly (readonly number[])[], i: number, j: number): number {
  return matrix[i]?.[j] ?? 0
}

export function set(matrix: number[][], i: number, j: number, value: number): void {
  const row = matrix[i]
  if (row) row[j] = value
}
