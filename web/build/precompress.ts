import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const smallestWorthwhileBytes = 512

/**
 * Writes a .br and a .gz beside every text file of the build; the gateway sends them as they are.
 * @param quality Brotli's quality, 0 to 11; the highest takes as long as the rest of a build
 */
export function precompress(quality = constants.BROTLI_MAX_QUALITY): Plugin {
  let outDir = ''
  return {
    name: 'landfall:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = globSync('**/*.{js,css,html,svg,json,txt}', {
        cwd: outDir,
        exclude: ['renderer/**'],
      })
      await Promise.all(files.map((file) => compress(join(outDir, file), quality)))
    },
  }
}

async function compress(file: string, quality: number): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallestWorthwhileBytes) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  await Promise.all([
    brotli(content, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    zip(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}
