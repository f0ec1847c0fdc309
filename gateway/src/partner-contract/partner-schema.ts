import {
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  buildASTSchema,
  lexicographicSortSchema,
  parse,
  printSchema,
  visit,
} from 'graphql'
import { PARTNER_FIELDS, PARTNER_MUTATIONS } from '../graphql/partner-fields.ts'

const REACHED: Readonly<Record<string, ReadonlySet<string>>> = {
  Query: PARTNER_FIELDS,
  Mutation: PARTNER_MUTATIONS,
}

/** The part of the graph that an API key can reach, in an order of its own and without descriptions, as SDL. */
export function partnerSdl(apiSdl: string): string {
  const document = withoutDescriptions(parse(apiSdl))
  const named = new Map(
    document.definitions.flatMap((node) => {
      const own = forPartners(node)
      return 'name' in own && own.name ? [[own.name.value, own] as const] : []
    }),
  )
  const reached = new Set<string>()
  const reach = (name: string) => {
    const node = named.get(name)
    if (!node || reached.has(name)) return
    reached.add(name)
    for (const next of [...namesIn(node), ...makersOf(name, named)]) reach(next)
  }
  for (const root of Object.keys(REACHED)) reach(root)
  const definitions = [...named].flatMap(([name, node]) =>
    reached.has(name) ? [node] : [],
  )
  return `${printSchema(lexicographicSortSchema(schemaOf({ kind: Kind.DOCUMENT, definitions })))}\n`
}

/** @param document SDL, whole or parsed */
export function schemaOf(document: string | DocumentNode): GraphQLSchema {
  return buildASTSchema(typeof document === 'string' ? parse(document) : document)
}

function forPartners(node: DefinitionNode): DefinitionNode {
  const reached = 'name' in node && node.name ? REACHED[node.name.value] : undefined
  if (node.kind !== Kind.OBJECT_TYPE_DEFINITION || !reached) return node
  const fields = node.fields?.filter(({ name }) => reached.has(name.value))
  return { ...node, fields }
}

function withoutDescriptions(document: DocumentNode): DocumentNode {
  return visit(document, {
    enter: (node: ASTNode) =>
      'description' in node ? { ...node, description: undefined } : undefined,
  })
}

function namesIn(node: DefinitionNode): string[] {
  const names: string[] = []
  visit(node, { NamedType: ({ name }) => void names.push(name.value) })
  return names
}

/** A query for an interface may return any type that implements it. */
function makersOf(name: string, named: ReadonlyMap<string, DefinitionNode>): string[] {
  return [...named].flatMap(([maker, node]) =>
    'interfaces' in node && node.interfaces?.some((one) => one.name.value === name)
      ? [maker]
      : [],
  )
}
