/** A set of places that grows; places beyond its end are not in it. */
export type Bits = { words: Uint32Array }

export function growable(): Bits {
  return { words: new Uint32Array(8) }
}

export function setBit(bits: Bits, place: number): void {
  const word = place >>> 5
  if (word >= bits.words.length) {
    const grown = new Uint32Array(Math.max(bits.words.length * 2, word + 1))
    grown.set(bits.words)
    bits.words = grown
  }
  bits.words[word] = (bits.words[word] ?? 0) | (1 << (place & 31))
}

export function clearBit({ words }: Bits, place: number): void {
  const word = place >>> 5
  if (word < words.length) words[word] = (words[word] ?? 0) & ~(1 << (place & 31))
}

/** The first `size` places as a set of their own. */
export function copyOf({ words }: Bits, size: number): Uint32Array {
  const copy = new Uint32Array((size + 31) >>> 5)
  copy.set(words.subarray(0, copy.length))
  return copy
}

export function orInto(target: Uint32Array, { words }: Bits): void {
  const end = Math.min(target.length, words.length)
  for (let n = 0; n < end; n++) target[n] = (target[n] ?? 0) | (words[n] ?? 0)
}

export function andInto(target: Uint32Array, words: Uint32Array): void {
  for (let n = 0; n < target.length; n++) target[n] = (target[n] ?? 0) & (words[n] ?? 0)
}

/** The places of a set, ascending. */
export function places(words: Uint32Array): number[] {
  const found: number[] = []
  for (let n = 0; n < words.length; n++) {
    for (let rest = words[n] ?? 0; rest !== 0; rest &= rest - 1) {
      found.push(n * 32 + (31 - Math.clz32(rest & -rest)))
    }
  }
  return found
}

export function addPlace(words: Uint32Array, place: number): void {
  words[place >>> 5] = (words[place >>> 5] ?? 0) | (1 << (place & 31))
}
