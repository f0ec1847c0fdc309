import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { Kind, parse, visit, type DocumentNode, type FragmentDefinitionNode } from 'graphql'
import type { Plugin } from 'vite'

const sourceRoot = join(import.meta.dirname, '../src')
const call = /\bgraphql\(\s*(?:\/\*[^*]*\*\/\s*)?`([^`]*)`,?\s*\)/g

/**
 * Replaces each graphql(`…`) by its parsed document with the fragments that it spreads. Without this
 * every page would load the one module in which the code generator keeps all documents of the client.
 */
export function graphqlDocuments(): Plugin {
  let fragments = new Map<string, FragmentDefinitionNode>()
  return {
    name: 'landfall:graphql-documents',
    enforce: 'pre',
    buildStart() {
      fragments = readAllFragments()
    },
    transform(code, id) {
      if (!id.startsWith(sourceRoot) || id.includes('/gql/') || !code.includes('graphql('))
        return
      collectFragments(code, fragments)
      const replaced = code.replace(call, (_, text: string) =>
        inlineDocument(text, fragments),
      )
      return { code: replaced, map: null }
    },
  }
}

function readAllFragments(): Map<string, FragmentDefinitionNode> {
  const found = new Map<string, FragmentDefinitionNode>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: sourceRoot })) {
    if (file.startsWith('gql/')) continue
    collectFragments(readFileSync(join(sourceRoot, file), 'utf8'), found)
  }
  return found
}

function collectFragments(code: string, into: Map<string, FragmentDefinitionNode>): void {
  for (const [, text = ''] of code.matchAll(call)) {
    for (const definition of parse(text, { noLocation: true }).definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        into.set(definition.name.value, definition)
      }
    }
  }
}

/**
 * A fragment alone is only a type to its component (`readFragment` hands back what it is given), so
 * nothing of it ships there: its fields travel with the queries that spread it.
 */
function inlineDocument(
  text: string,
  fragments: Map<string, FragmentDefinitionNode>,
): string {
  const own = parse(text, { noLocation: true }).definitions
  if (own.every(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)) return 'null'
  const definitions = [...own]
  const seen = new Set(own.map((node) => ('name' in node ? node.name?.value : undefined)))
  for (let index = 0; index < definitions.length; index++) {
    const definition = definitions[index]
    if (!definition) continue
    visit(definition, {
      FragmentSpread({ name: { value } }) {
        if (seen.has(value)) return
        const fragment = fragments.get(value)
        if (!fragment) throw new Error(`No component declares the fragment ${value}`)
        seen.add(value)
        definitions.push(fragment)
      },
    })
  }
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions }
  return JSON.stringify(document, withoutEmptyLists)
}

/** No arguments, no directives: most nodes have none, and an absent list means the same. */
function withoutEmptyLists(_key: string, value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? undefined : value
}
