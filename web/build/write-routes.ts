import type { Plugin } from 'vite'
import { developmentPatterns, patterns } from '../src/paths.ts'
import { workspacePatterns } from '../src/workspace-paths.ts'

const all = { ...patterns, ...workspacePatterns }

/**
 * Writes dist/routes.json, the list of address patterns that have a page. The gateway answers
 * index.html with status 200 for these and with 404 for every other address.
 */
export function writeRoutes(): Plugin {
  let known: object = all
  return {
    name: 'landfall:write-routes',
    apply: 'build',
    configResolved({ isProduction }) {
      if (!isProduction) known = { ...all, ...developmentPatterns }
    },
    generateBundle() {
      const source = JSON.stringify(Object.values(known), null, 2)
      this.emitFile({ type: 'asset', fileName: 'routes.json', source })
    },
  }
}
