import { type Result, err, ok } from '@landfall/kit/core/result'
import type { z } from 'zod'
import type { FieldFault } from '../http/response.ts'
import type { RestRoute } from './route.ts'

/** The texts of a query string; a name given twice is a list, an empty value none. */
export function readQuery(search: URLSearchParams): Record<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of search) {
    if (value.trim() === '') continue
    const known = values.get(name)
    values.set(name, known === undefined ? value : `${known},${value}`)
  }
  return Object.fromEntries(values)
}

/** Parses query and body side by side, so that one answer names every fault. */
export function parseInput(
  route: RestRoute,
  given: { query: Record<string, string>; body: unknown },
): Result<{ query: unknown; body: unknown }, FieldFault[]> {
  const nul = Object.entries(given.query).filter(([, value]) => value.includes('\0'))
  const faults: FieldFault[] = nul.map(([name]) => ({
    path: [name],
    message: 'Please leave out the NUL character',
  }))
  const query = check(route.query, given.query, faults)
  const body = route.upload ? given.body : check(route.body, given.body ?? {}, faults)
  return faults.length > 0 ? err(faults) : ok({ query, body })
}

function check(
  schema: z.ZodType | undefined,
  value: unknown,
  faults: FieldFault[],
): unknown {
  if (!schema) return {}
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  faults.push(...parsed.error.issues.flatMap(toFaults))
  return {}
}

function toFaults(issue: z.core.$ZodIssue): FieldFault[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: 'This field is not known',
    }))
  }
  if (path.length === 0) return [{ path, message: 'Please send a JSON object' }]
  return [{ path, message: issue.message }]
}
