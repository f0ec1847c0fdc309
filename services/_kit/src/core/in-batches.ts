/**
 * Works batch by batch until one is not full; for work that is too much for one transaction.
 * @param size of a full batch
 * @param work takes the next batch and returns how many were in it
 * @returns how many there were in all
 */
export async function inBatches(
  size: number,
  work: () => Promise<number>,
): Promise<number> {
  for (let sum = 0; ;) {
    const count = await work()
    sum += count
    if (count < size) return sum
  }
}
