import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Fact, Facts } from '../record/fact/fact.ts'

const FILE = new URL('../../data/facts.json', import.meta.url)

/** A row of data/facts.json, see data/README.md. */
export const factSchema: z.ZodType<Fact> = z.strictObject({
  fact: z.string().regex(/^[a-z0-9-]+$/),
  label: z.string().min(1),
  question: z.string().endsWith('?'),
  topic: z.string().min(1),
  isSensitive: z.boolean(),
  isPerAward: z.boolean(),
})

/** The facts that ship with us; call it once and keep them. @throws ZodError when the file is broken */
export function readFacts(): Facts {
  const facts = z.array(factSchema).parse(JSON.parse(readFileSync(FILE, 'utf8')))
  return new Map(facts.map((one) => [one.fact, one]))
}
