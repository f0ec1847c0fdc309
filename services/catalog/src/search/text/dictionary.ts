/** Texts and their numbers, in the order in which they came; nothing is ever removed. */
export type Dictionary = {
  readonly size: number
  /** The text's number; assigns a new one if it has none. */
  numberOf(text: string): number
  find(text: string): number | undefined
  /** By number. */
  readonly texts: readonly string[]
}

export function createDictionary(): Dictionary {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    texts,
    get size() {
      return numbers.size
    },
    numberOf(text) {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, numbers.size)
      texts.push(text)
      return numbers.size - 1
    },
    find: (text) => numbers.get(text),
  }
}

export type Token = { number: number; value: string }

/** A dictionary by kinds: the values of one kind can be iterated. */
export type TokenDictionary = {
  readonly size: number
  numberOf(kind: string, value: string): number
  find(kind: string, value: string): number | undefined
  all(kind: string): readonly Token[]
}

export function createTokenDictionary(): TokenDictionary {
  const kinds = new Map<string, { numbers: Map<string, number>; list: Token[] }>()
  let size = 0
  const partOf = (kind: string) => {
    const known = kinds.get(kind)
    if (known !== undefined) return known
    const made = { numbers: new Map<string, number>(), list: [] }
    kinds.set(kind, made)
    return made
  }
  return {
    get size() {
      return size
    },
    numberOf(kind, value) {
      const { numbers, list } = partOf(kind)
      const known = numbers.get(value)
      if (known !== undefined) return known
      numbers.set(value, size)
      list.push({ number: size, value })
      size += 1
      return size - 1
    },
    find: (kind, value) => kinds.get(kind)?.numbers.get(value),
    all: (kind) => kinds.get(kind)?.list ?? [],
  }
}
