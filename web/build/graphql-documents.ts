import { createHash } from 'node:crypto'
import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { InMemoryCache } from '@apollo/client'
import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type InlineFragmentNode,
} from 'graphql'
import type { Plugin } from 'vite'
import { asQuery } from '../src/lib/graphql/as-query.ts'
import { plainDocumentsIn } from './plain-documents.ts'

const sourceRoot = join(import.meta.dirname, '../src')
const call = /\bgraphql\(\s*(?:\/\*[^*]*\*\/\s*)?`([^`]*)`,?\s*\)/g

/**
 * Replaces each graphql(`…`) by its parsed document with the fragments that it spreads. Without this
 * every page would load the one module in which the code generator keeps all documents of the client.
 *
 * A build also gives each document the hash of the text that Apollo sends, and writes
 * persisted-documents.json: the gateway knows its own client's documents by it.
 */
export function graphqlDocuments(): Plugin {
  let fragments = new Map<string, FragmentDefinitionNode>()
  const persisted = new Map<string, string>()
  let isBuild = false
  const replaceAll = (code: string) => {
    collectFragments(code, fragments)
    return code.replace(call, (_, text: string) => {
      const document = wholeDocument(text, fragments)
      if (!document || !isBuild) return inline(document)
      return inline({ ...document, __meta__: persistAll(document, persisted) })
    })
  }
  return {
    name: 'landfall:graphql-documents',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart() {
      fragments = readAllFragments()
    },
    transform(code, id) {
      if (!isOurs(id)) return
      if (isBuild) {
        for (const text of plainDocumentsIn(code)) persist(text, persisted)
      }
      if (!code.includes('graphql(')) return
      return { code: replaceAll(code), map: null }
    },
    /** Vitest caches a transformed file by its text alone, but fragments come from other files. */
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id, sourceCode }) =>
        isOurs(id) && sourceCode.includes('graphql(') ? replaceAll(sourceCode) : null,
      )
    },
    generateBundle() {
      const source = JSON.stringify(Object.fromEntries([...persisted].toSorted()))
      this.emitFile({ type: 'asset', fileName: 'persisted-documents.json', source })
    },
  }
}

function isOurs(id: string): boolean {
  return id.startsWith(sourceRoot) && !id.includes('/gql/')
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
 * A fragment alone is only a type to its component (`readFragment` returns its argument), so nothing of it ships
 * there: its fields travel with the queries that spread it.
 */
function wholeDocument(
  text: string,
  fragments: Map<string, FragmentDefinitionNode>,
): DocumentNode | null {
  const own = parse(text, { noLocation: true }).definitions
  if (own.every(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)) return null
  const definitions = own.map((definition) => withUnmasked(definition, fragments))
  const seen = new Set(own.map((node) => ('name' in node ? node.name?.value : undefined)))
  for (let index = 0; index < definitions.length; index++) {
    const definition = definitions[index]
    if (!definition) continue
    visit(definition, {
      FragmentSpread({ name: { value } }) {
        if (seen.has(value)) return
        seen.add(value)
        definitions.push(withUnmasked(fragmentNamed(value, fragments), fragments))
      },
    })
  }
  return { kind: Kind.DOCUMENT, definitions }
}

/**
 * Inlines what `@unmask` spreads, because it belongs to the document that spreads it; the server never sees the
 * directive.
 */
function withUnmasked(
  definition: DefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
): DefinitionNode {
  return visit(definition, {
    FragmentSpread({ name, directives }): InlineFragmentNode | undefined {
      if (!directives?.some((one) => one.name.value === 'unmask')) return undefined
      const { typeCondition, selectionSet } = fragmentNamed(name.value, fragments)
      return { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet }
    },
  })
}

function fragmentNamed(
  name: string,
  fragments: Map<string, FragmentDefinitionNode>,
): FragmentDefinitionNode {
  const fragment = fragments.get(name)
  if (!fragment) throw new Error(`No component declares the fragment ${name}`)
  return fragment
}

/** The text that Apollo sends, with the __typename that it adds everywhere. */
export function sentText(document: DocumentNode): string {
  return print(new InMemoryCache().transformDocument(document))
}

/** Keeps a document's text; a subscription's selection is also sent as a query, so that is kept too. */
function persistAll(document: DocumentNode, persisted: Map<string, string>) {
  const hash = persist(sentText(document), persisted)
  const isWatched = document.definitions.some(
    (node) => 'operation' in node && node.operation === OperationTypeNode.SUBSCRIPTION,
  )
  if (!isWatched) return { hash }
  return { hash, queryHash: persist(sentText(asQuery(document)), persisted) }
}

/** Keeps the text under its hash. */
function persist(text: string, persisted: Map<string, string>): string {
  const hash = createHash('sha256').update(text).digest('hex')
  persisted.set(hash, text)
  return hash
}

function inline(document: object | null): string {
  return JSON.stringify(document, withoutEmptyLists)
}

/** Leaves out empty lists: most nodes have no arguments or directives, and an absent list means the same. */
function withoutEmptyLists(_key: string, value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? undefined : value
}
