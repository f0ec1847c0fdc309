/** Milliseconds by kind of question. */
export type Times = Record<string, number[]>

export type Asked<Q> = { questions: readonly Q[]; warmUps: number }

/** One way to answer the questions. */
export type Way = { times: Times; failed: number }

/**
 * Asks one question after the other; the first ones warm up and do not count. A failed one counts with the time that
 * it took: the database gives up after eight seconds.
 */
export async function timesOf<Q extends { kind: string }>(
  { questions, warmUps }: Asked<Q>,
  ask: (question: Q) => unknown,
): Promise<Way> {
  const way: Way = { times: {}, failed: 0 }
  for (const [turn, question] of questions.entries()) {
    const startedAt = performance.now()
    const isAnswered = await answered(() => ask(question))
    const took = performance.now() - startedAt
    if (turn < warmUps) continue
    ;(way.times[question.kind] ??= []).push(took)
    if (!isAnswered) way.failed += 1
  }
  return way
}

async function answered(ask: () => unknown): Promise<boolean> {
  try {
    await ask()
    return true
  } catch {
    return false
  }
}

/** The time within which the given share of the questions was answered. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return (
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  )
}

/** Adds all kinds together as a kind of their own. */
export function withMix(times: Times): Times {
  return { ...times, mix: Object.values(times).flat() }
}
