/** Milliseconds by kind of question. */
export type Times = Record<string, number[]>

export type Asked<Q> = { questions: readonly Q[]; warmUps: number }

/** Asks one question after the other; the first ones warm up and do not count. */
export async function timesOf<Q extends { kind: string }>(
  { questions, warmUps }: Asked<Q>,
  ask: (question: Q) => unknown,
): Promise<Times> {
  const times: Times = {}
  for (const [turn, question] of questions.entries()) {
    const startedAt = performance.now()
    await ask(question)
    const took = performance.now() - startedAt
    if (turn >= warmUps) (times[question.kind] ??= []).push(took)
  }
  return times
}

/** The time that the given share of the questions stayed within. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return (
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  )
}

/** All kinds together as a kind of their own. */
export function withMix(times: Times): Times {
  return { ...times, mix: Object.values(times).flat() }
}
