import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import type { RunningCatalog } from './_app.ts'

export type ShippedRow = Record<string, unknown>

/** A copy of the shipped files that can be changed and loaded. */
export async function copyShipped() {
  const folder = await mkdtemp(`${tmpdir()}/catalog-data-`)
  await cp(new URL('../data/', import.meta.url), folder, { recursive: true })
  return {
    /** Changes one file in its present form and loads what changed; returns the runs. */
    async load(
      catalog: RunningCatalog,
      file: 'scholarships.json' | 'scholarships-unconfirmed.json' | 'universities.json',
      change: (rows: ShippedRow[]) => ShippedRow[],
    ) {
      const rows: ShippedRow[] = JSON.parse(await readFile(`${folder}/${file}`, 'utf8'))
      await writeFile(`${folder}/${file}`, JSON.stringify(change(rows)))
      return catalog.loadShipped(pathToFileURL(`${folder}/`))
    },
    remove: () => rm(folder, { recursive: true }),
  }
}
