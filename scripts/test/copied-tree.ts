/** A copy of the servers' sources, for tests of what follows when some of them change. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { root } from '../dev/paths.ts'

const COPIED = [
  'package.json',
  '.oxfmtrc.json',
  'deploy',
  'gateway',
  'proto-events',
  'scripts',
  'services',
  // The parts of the web client that are generated from declarations.
  'web/src/entities/notice/notice-type-labels.ts',
  'web/src/pages/developers/declared-changes.ts',
]
const LEFT_OUT = /^(node_modules|test|bench|data|\.landfall)$|\.test\.ts$/

/**
 * Copies what servers run on; links installed packages, those of this repository to the copy.
 * @returns the folder of the copy, which the caller removes
 */
export function copyTree(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tree-')))
  for (const name of COPIED) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(basename(path)),
    })
  }
  linkPackages(folder)
  return folder
}

function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules')
  const own = join(folder, 'node_modules/@landfall')
  mkdirSync(own, { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== '@landfall')
      symlinkSync(join(installed, name), join(folder, 'node_modules', name))
  }
  for (const name of readdirSync(join(installed, '@landfall'))) {
    const place = relative(root, realpathSync(join(installed, '@landfall', name)))
    symlinkSync(join(folder, place), join(own, name))
    const nested = join(place, 'node_modules')
    if (existsSync(join(root, nested)) && existsSync(join(folder, place)))
      symlinkSync(join(root, nested), join(folder, nested))
  }
}
