import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Facts, factSchema } from './fact.ts'

const FILE = new URL('../../../data/facts.json', import.meta.url)

/** The facts that ship with us; call it once and keep them. @throws ZodError when the file is broken */
export function readFacts(): Facts {
  const facts = z.array(factSchema).parse(JSON.parse(readFileSync(FILE, 'utf8')))
  return new Map(facts.map((one) => [one.fact, one]))
}
