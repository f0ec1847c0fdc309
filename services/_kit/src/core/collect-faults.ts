/** More are not the fault of single ones. */
const FAULTS_MAX = 10

export type Faults = {
  /** Of those that have failed, in the order in which they did. */
  readonly ids: readonly string[]
  /** Does what one of many needs; undefined when that fails, so that the others get their turn. @throws as `add` */
  around<T>(id: string, work: () => Promise<T>): Promise<T | undefined>
  /** @throws the error itself once too many have failed */
  add(id: string, error: unknown): void
  /** @throws what the first of those met that failed; nothing when none did */
  throwFirst(): void
}

/** Keeps what single ones of many fail with until the others are done. */
export function collectFaults(): Faults {
  const faults = new Map<string, unknown>()
  const add = (id: string, error: unknown) => {
    faults.set(id, error)
    if (faults.size === FAULTS_MAX) throw error
  }
  return {
    get ids() {
      return [...faults.keys()]
    },
    async around(id, work) {
      try {
        return await work()
      } catch (error) {
        add(id, error)
        return undefined
      }
    },
    add,
    throwFirst() {
      for (const fault of faults.values()) throw fault
    },
  }
}
