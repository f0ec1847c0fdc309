import { readFileSync } from 'node:fs'
import { decodeWordVectors, type WordVectors } from './word-vectors.ts'

const FILE = new URL('../../data/word-vectors.bin', import.meta.url)

/** Reads the vectors that ship with us, about 3 MB; call it once and keep them. */
export function loadWordVectors(): WordVectors {
  return decodeWordVectors(readFileSync(FILE))
}
