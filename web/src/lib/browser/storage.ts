/** Reads a value of this browser; null when there is none or storage is switched off. */
export function readStored(key: string): string | null {
  return read(() => localStorage, key)
}

/** Keeps a value in this browser, or removes it with null; without storage nothing happens. */
export function writeStored(key: string, value: string | null): void {
  write(() => localStorage, key, value)
}

/** Reads a value of this tab; null when there is none or storage is switched off. */
export function readTab(key: string): string | null {
  return read(() => sessionStorage, key)
}

/** Keeps a value in this tab until it is closed, or removes it with null. */
export function writeTab(key: string, value: string | null): void {
  write(() => sessionStorage, key, value)
}

/** Private windows of some browsers throw when a script so much as names a storage: the page works without it. */
type FindStorage = () => Storage

function read(find: FindStorage, key: string): string | null {
  try {
    return find().getItem(key)
  } catch {
    return null
  }
}

function write(find: FindStorage, key: string, value: string | null): void {
  try {
    if (value === null) find().removeItem(key)
    else find().setItem(key, value)
  } catch {
    // Nothing is kept, see above.
  }
}
