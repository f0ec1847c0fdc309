/** For its test; the file itself runs on a Node that reads no types. */
type Entry = { name?: string; version?: string; link?: boolean; resolved?: string }
type Lock = { packages: Record<string, Entry> }

/** @public Read by the compiler alone. */
export function addressed(lock: Lock, registry: string): Lock
/** @public Read by the compiler alone. */
export function withAddresses<T>(
  root: string,
  registry: string,
  install: () => Promise<T>,
): Promise<T>
