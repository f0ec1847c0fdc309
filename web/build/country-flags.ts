import { COUNTRIES } from '@landfall/reference/countries'
import * as flags from 'country-flag-icons/string/3x2'
import type { Plugin } from 'vite'
import { flagAddress } from '../src/entities/country/flag-address.ts'

const drawings: Readonly<Record<string, string>> = flags

/** The drawing of one country, SVG. @throws when the package has none */
export function flagOf(code: string): string {
  const drawing = drawings[code]
  if (drawing === undefined) throw new Error(`There is no flag of ${code}`)
  return drawing
}

/** Adds the flag of every country that the product knows to the build's files: a page fetches those it shows. */
export function countryFlags(): Plugin {
  return {
    name: 'landfall:country-flags',
    generateBundle() {
      for (const { code } of COUNTRIES) {
        const fileName = flagAddress(code).slice(1)
        this.emitFile({ type: 'asset', fileName, source: flagOf(code) })
      }
    },
    configureServer({ middlewares }) {
      const codes = new Map(COUNTRIES.map(({ code }) => [flagAddress(code), code]))
      middlewares.use(({ url = '' }, response, next) => {
        const code = codes.get(url)
        if (code === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(flagOf(code))
      })
    },
  }
}
