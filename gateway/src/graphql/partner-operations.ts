import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { hashOf } from './admit-document.ts'
import type { KnownDocuments } from './read-document.ts'

export type PartnerOperation = { name: string; sha256Hash: string; document: string }

const partnerOperationsFolder = new URL('../../partner-operations/', import.meta.url)

/** The operations that partners use by their hash; their names are those of their files. */
export function loadPartnerOperations(): PartnerOperation[] {
  const cwd = partnerOperationsFolder
  const files = globSync('*.graphql', { cwd: cwd.pathname }).toSorted()
  return files.map((file) => {
    const document = readFileSync(new URL(file, cwd), 'utf8').trim()
    return { name: basename(file, '.graphql'), sha256Hash: hashOf(document), document }
  })
}

export function documentsOf(operations: readonly PartnerOperation[]): KnownDocuments {
  return new Map(operations.map(({ sha256Hash, document }) => [sha256Hash, document]))
}
