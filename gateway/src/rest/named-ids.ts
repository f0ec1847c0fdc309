import { z } from 'zod'

/** What an id in a route's input names: the actor, or what the call is about. */
type Named = { names: 'actor' | 'record' }

export const named = z.registry<Named>()

/** The field names the actor: only the caller's own id, or `me`, is let through. */
export function actorId<Field extends z.ZodType>(field: Field): Field {
  named.add(field, { names: 'actor' })
  return field
}

/** The field names a record or somebody else; the service decides whether the caller may use it. */
export function recordId<Field extends z.ZodType>(field: Field): Field {
  named.add(field, { names: 'record' })
  return field
}

type Input = { query?: z.ZodType | undefined; body?: z.ZodType | undefined }

/** The fields of a route's query and body that name one of the two. */
export function fieldsNaming({ query, body }: Input, what: Named['names']): string[] {
  return [query, body]
    .flatMap((schema) =>
      schema instanceof z.ZodObject ? Object.entries(schema.shape) : [],
    )
    .filter(([, field]) => named.get(field)?.names === what)
    .map(([name]) => name)
}
