import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { ListingText } from '../../../services/_matching/src/goals/goals-tenths.ts'
import { fieldName, parseFields } from '../../../services/_matching/src/reference/fields.ts'

const DATA = new URL('../../../services/catalog/data/', import.meta.url)

const awardSchema = z.object({
  id: z.string(),
  title: z.string(),
  provider: z.string(),
  fieldOfStudy: z.array(z.string()),
})
const asksSchema = z.object({ id: z.string(), description: z.string() })

export type ShippedAward = ListingText & { id: string }

/** The shipped awards by their ids, with the text that says what they are about. */
export function shippedAwards(): ReadonlyMap<string, ShippedAward> {
  const descriptions = new Map(
    read('scholarship-requirements', asksSchema).map(({ id, description }) => [
      id,
      description,
    ]),
  )
  const awards = read('scholarships', awardSchema).map((row): ShippedAward => {
    const { id, title, provider, fieldOfStudy } = row
    const { kind, codes } = parseFields(fieldOfStudy).rule
    const about = descriptions.get(id) ?? null
    return {
      id,
      title,
      provider,
      about,
      criteria: { fields: { kind, codes: [...codes] } },
    }
  })
  return new Map(awards.map((award) => [award.id, award]))
}

/** Everything that an award says, as one text. */
export function textOf({ title, provider, about, criteria: { fields } }: ShippedAward) {
  const names = fields.codes.flatMap((code) => fieldName(code) ?? [])
  return [title, provider, about ?? '', ...names].join(' ')
}

function read<S extends z.ZodType>(file: string, schema: S): z.output<S>[] {
  return z
    .array(schema)
    .parse(JSON.parse(readFileSync(new URL(`${file}.json`, DATA), 'utf8')))
}
