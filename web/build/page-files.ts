/** One file of the build as Vite's manifest lists it. */
export type Chunk = {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

export type Manifest = Record<string, Chunk>

/** The files that modules need: their own and those of everything that they import statically. */
export function filesOf(
  manifest: Manifest,
  keys: readonly string[],
  found = { js: new Set<string>(), css: new Set<string>() },
) {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || found.js.has(chunk.file)) continue
    found.js.add(chunk.file)
    for (const file of chunk.css ?? []) found.css.add(file)
    filesOf(manifest, chunk.imports ?? [], found)
  }
  return found
}
