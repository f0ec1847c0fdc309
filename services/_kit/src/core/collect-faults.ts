/** When this many fail, the cause is not in single items. */
const FAULTS_MAX = 10

export type Faults = {
  /** Ids of the items that have failed, in the order in which they failed. */
  readonly ids: readonly string[]
  /** Does the work of one item; undefined when that fails, so that the others get their turn. @throws as `add` */
  around<T>(id: string, work: () => Promise<T>): Promise<T | undefined>
  /** Does the work of each item in turn. @returns what it gave for those that did not fail @throws as `add` */
  each<T>(ids: readonly string[], work: (id: string) => Promise<T>): Promise<T[]>
  /** @throws the error itself once too many have failed */
  add(id: string, error: unknown): void
  /** @throws the error of the first item that failed, if any did */
  throwFirst(): void
}

/** Keeps the errors of single items until the others are done. */
export function collectFaults(): Faults {
  const faults = new Map<string, unknown>()
  const add = (id: string, error: unknown) => {
    faults.set(id, error)
    if (faults.size === FAULTS_MAX) throw error
  }
  const each: Faults['each'] = async (ids, work) => {
    const done = []
    for (const id of ids) {
      try {
        done.push(await work(id))
      } catch (error) {
        add(id, error)
      }
    }
    return done
  }
  return {
    get ids() {
      return [...faults.keys()]
    },
    async around(id, work) {
      const [done] = await each([id], work)
      return done
    },
    each,
    add,
    throwFirst() {
      for (const fault of faults.values()) throw fault
    },
  }
}
