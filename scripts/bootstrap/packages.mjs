/** Installs the npm packages when node_modules is missing or older than package-lock.json. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withAddresses } from './lock-with-addresses.mjs'
import { withProgress } from './progress.mjs'

/** @param {string} root the repository's folder */
export function node24(root) {
  return join(root, 'node_modules/.bin/node')
}

/** @param {string} root */
export async function ensurePackages(root) {
  const stamp = join(root, '.landfall/install-stamp')
  const wanted = lockHash(root)
  if (isInstalled(root, stamp, wanted)) return
  await withProgress('installing the npm packages', () => npmInstall(root))
  if (!existsSync(node24(root))) await installNode(root)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** @param {string} root */
function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}

/** @param {string} root @param {string} stamp @param {string} wanted */
function isInstalled(root, stamp, wanted) {
  if (!existsSync(node24(root))) return false
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  // A person who ran `npm install` has no stamp of ours: npm's own record tells the same.
  return holdsWhatTheLockAsks(root)
}

/** @param {string} root */
function holdsWhatTheLockAsks(root) {
  const installedFile = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    const isOurs = !path.includes('node_modules/')
    const mayBeAbsent = entry.optional || entry.devOptional || entry.peer
    if (isOurs || (mayBeAbsent && !installed[path])) return true
    return installed[path]?.version === entry.version
  })
}

/**
 * Runs `npm install`, as `npm ci` refuses a lock file that lacks the optional packages of other platforms, which a
 * registry need not serve. The versions are the lock file's all the same.
 * @param {string} root
 */
async function npmInstall(root) {
  const args = [
    '--no-save',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const install = () => run('npm', ['install', ...args], root)
  // Silent, because npm prints unrelated warnings with it.
  const asked = ['config', 'get', 'registry', '--loglevel=silent']
  const { output: registry } = await run('npm', asked, root)
  const quick = await withAddresses(root, registry.trim(), install)
  // A registry may keep its files elsewhere: without addresses, npm asks it for them.
  const { code, output } = quick.code === 0 ? quick : await install()
  if (code === 0) return
  throw new Error(
    `npm could not install the packages:\n${output.trimEnd()}\n\n` +
      'Check the network and the registry (npm ping), or run `npm install --no-save` by hand to see more.',
  )
}

/**
 * `.npmrc` lets no package's install script run but this one, which brings the Node that the project runs on.
 * @param {string} root
 */
async function installNode(root) {
  const folder = join(root, 'node_modules/node')
  const { output } = await run(process.execPath, ['installArchSpecificPackage.js'], folder)
  if (existsSync(join(folder, 'bin/node'))) {
    await run('npm', ['rebuild', 'node'], root)
  }
  if (existsSync(node24(root))) return
  throw new Error(
    `Node 24 is missing (node_modules/.bin/node):\n${output.trimEnd()}\n\n` +
      'Run the install script of the package "node" by hand: npm rebuild node --ignore-scripts=false',
  )
}

/** @param {string} command @param {string[]} args @param {string} cwd */
function run(command, args, cwd) {
  return new Promise((resolve, reject) => {
    // In our own process group: a terminal's Ctrl-C ends it with us.
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
