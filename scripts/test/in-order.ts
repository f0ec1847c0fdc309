/** One that begins once others are over. Those without `after` begin at once, side by side. */
export type Ordered = {
  readonly name: string
  /** Names from earlier in the list; a name that is not in the list is not waited for. */
  readonly after?: readonly string[]
}

/** @param run must not throw */
export async function runInOrder<One extends Ordered>(
  all: readonly One[],
  run: (one: One) => Promise<void>,
): Promise<void> {
  const over = new Map<string, Promise<void>>()
  for (const one of all) {
    const earlier = (one.after ?? []).map((name) => over.get(name))
    over.set(
      one.name,
      Promise.all(earlier).then(() => run(one)),
    )
  }
  await Promise.all(over.values())
}
