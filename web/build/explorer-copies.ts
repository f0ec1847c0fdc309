import type { Plugin } from 'vite'

/** Tells the explorer's copies of modules from those of every other page. */
export const EXPLORER_COPY = /\?explorer$/
const copied = /^(graphql|tslib)(\/|$)/
const importers =
  /\/node_modules\/(@?graphiql|monaco-graphql|graphql-language-service|react-remove-scroll(-bar)?|use-sidecar|use-callback-ref)\/|\/src\/pages\/developers\/explorer\/|\?explorer$/

/**
 * Gives the explorer its own copies of packages that Apollo is built on too. The explorer uses far more of them, and
 * otherwise every page that reads data would load that as well.
 */
export function explorerCopies(): Plugin {
  return {
    name: 'landfall:explorer-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !importers.test(importer)) return null
      const isInCopy = EXPLORER_COPY.test(importer)
      if (!copied.test(source) && !(isInCopy && source.startsWith('.'))) return null
      const from = importer.replace(EXPLORER_COPY, '')
      const found = await this.resolve(source, from, { ...options, skipSelf: true })
      return found && { ...found, id: `${found.id.replace(EXPLORER_COPY, '')}?explorer` }
    },
  }
}
