import { readFileSync } from 'node:fs'
import { parse, type GraphQLSchema } from 'graphql'
import { plainDocumentsIn } from './plain-documents.ts'

type DocumentFile = { location?: string }

/**
 * A plugin of the code generator: maps the text of each document that is sent without Apollo to the types of its
 * answer and its variables, so that nobody ties a text to its types by hand.
 */
export function plugin(
  _schema: GraphQLSchema,
  documents: readonly DocumentFile[],
  _config: unknown,
  _info: unknown,
  read = (path: string) => readFileSync(path, 'utf8'),
): string {
  const files = new Set(documents.flatMap(({ location }) => location ?? []))
  const texts = [...files].toSorted().flatMap((path) => plainDocumentsIn(read(path)))
  return [
    '/* Generated from the documents by build/plain-documents-plugin.ts. */',
    "import type * as types from './graphql.ts'",
    `export type PlainDocuments = {\n${texts.map(entryOf).join('\n')}\n}`,
    '',
  ].join('\n\n')
}

function entryOf(text: string): string {
  const [operation] = parse(text, { noLocation: true }).definitions
  if (operation?.kind !== 'OperationDefinition' || !operation.name)
    throw new Error(`A document without Apollo is one named operation:\n${text}`)
  const kind = operation.operation === 'query' ? 'Query' : 'Mutation'
  const name = `types.${operation.name.value}${kind}`
  return `  ${JSON.stringify(text)}: { data: ${name}; variables: ${name}Variables }`
}
