import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** A tab may stay open this long after a new build. */
const RETENTION_MS = 7 * 24 * 3_600_000

/**
 * Keeps the hashed files of earlier builds in dist/assets for some days, so that a page opened before still finds the
 * parts that it loads later.
 */
export function keepPreviousAssets(): Plugin {
  let assets = ''
  let aside = ''
  return {
    name: 'landfall:keep-previous-assets',
    apply: 'build',
    configResolved({ root, build }) {
      assets = join(resolve(root, build.outDir), build.assetsDir)
    },
    // Copies the files before the folder is emptied.
    async buildStart() {
      aside = await mkdtemp(join(tmpdir(), 'landfall-assets-'))
      if (existsSync(assets)) await copyRecent(assets, aside)
    },
    closeBundle: {
      // After the new files are compressed: the old ones already are.
      order: 'post',
      sequential: true,
      async handler() {
        await cp(aside, assets, {
          recursive: true,
          force: false,
          preserveTimestamps: true,
        })
        await rm(aside, { recursive: true })
      },
    },
  }
}

async function copyRecent(from: string, to: string): Promise<void> {
  const names = await readdir(from)
  const isRecent = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs } = await stat(join(from, name))
      return Date.now() - mtimeMs < RETENTION_MS
    }),
  )
  await Promise.all(
    names
      .filter((_, index) => isRecent[index])
      .map((name) => cp(join(from, name), join(to, name), { preserveTimestamps: true })),
  )
}
