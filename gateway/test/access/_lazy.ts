/** Made at the first call; the others get the same. */
export function lazy<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => (value ??= make())
}
