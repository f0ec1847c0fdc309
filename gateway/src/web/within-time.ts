/** A page whose data takes longer is sent without the data and asks for it itself. */
const WAIT_FOR_DATA_MS = 400

/** Null when there is no answer in time, or none at all: the graph has logged why. */
export async function withinTime<T>(answer: Promise<T | null>): Promise<T | null> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), WAIT_FOR_DATA_MS)
  try {
    return await Promise.race([answer, late.promise])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
