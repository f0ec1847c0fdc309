import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const changeSchema = z.strictObject({
  date: z.iso.date(),
  kind: z.enum(['added', 'deprecated', 'removed']),
  /** `Type.field`, `Type.VALUE` or the name of a stored operation. */
  coordinates: z.array(z.string().min(1)).default([]),
  text: z.string().min(1),
})

/** One line in the list of changes for partners. */
export type PartnerChange = z.output<typeof changeSchema>

const changesFile = new URL('../../partner-contract/changes.yml', import.meta.url)

/** @throws when the file is not what the schema says, or not in its order */
export function readPartnerChanges(
  text = readFileSync(changesFile, 'utf8'),
): PartnerChange[] {
  const changes = z.array(changeSchema).parse(parse(text, { schema: 'failsafe' }))
  const dates = changes.map(({ date }) => date)
  const sorted = dates.toSorted().toReversed()
  if (dates.join() !== sorted.join())
    throw new Error('changes.yml has the newest change first')
  return changes
}
