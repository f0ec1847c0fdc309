import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** The SDL files of a service, in the order in which they are read. @param source its `src` folder */
export function schemaFiles(source: URL): string[] {
  const folder = fileURLToPath(source)
  const modules = globSync('*/*/*.graphql', { cwd: folder }).toSorted()
  return ['schema.graphql', ...modules]
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file))
}

/**
 * The SDL of a service: `schema.graphql` with what all its modules share, then what each module adds
 * beside its resolvers (`<area>/<noun>/<noun>.graphql`, by `extend type`).
 * @param source the service's `src` folder, ending in a slash
 */
export function readSchema(source: URL): string {
  return schemaFiles(source)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}
