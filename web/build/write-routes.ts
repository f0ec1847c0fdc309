import type { Plugin } from 'vite'
import { patterns } from '../src/paths.ts'

/**
 * Writes dist/routes.json, the list of address patterns that have a page. The gateway answers
 * index.html with status 200 for these and with 404 for every other address.
 */
export function writeRoutes(): Plugin {
  return {
    name: 'landfall:write-routes',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(Object.values(patterns), null, 2)
      this.emitFile({ type: 'asset', fileName: 'routes.json', source })
    },
  }
}
