/**
 * Lends npm a lock file that says where each package lies. Ours says versions and checksums only, so that
 * any registry serves; npm then reads the whole history of each of 1,300 packages to learn the address,
 * which took 45 of 133 seconds. npm prefers `npm-shrinkwrap.json` to `package-lock.json`.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whatever is at an address has to have the lock file's checksum, else npm refuses it.
 * @template T
 * @param {string} root the repository's folder
 * @param {string} registry its address, as `npm config get registry` tells it
 * @param {() => Promise<T>} install
 */
export async function withAddresses(root, registry, install) {
  const file = join(root, 'npm-shrinkwrap.json')
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  writeFileSync(file, JSON.stringify(addressed(lock, registry)))
  try {
    return await install()
  } finally {
    rmSync(file, { force: true })
  }
}

/**
 * @typedef {{ name?: string, version?: string, link?: boolean, resolved?: string }} Entry
 * @param {{ packages: Record<string, Entry> }} lock
 * @param {string} registry
 */
export function addressed(lock, registry) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const isTheirs = path.includes('node_modules/') && !entry.link && !entry.resolved
    if (!isTheirs || !entry.version) return [path, entry]
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 13)
    return [path, { ...entry, resolved: addressOf(name, entry.version, registry) }]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}

/**
 * The registries' convention: a scope is no part of the file's name.
 * @param {string} name @param {string} version @param {string} registry
 */
function addressOf(name, version, registry) {
  const file = `${name.slice(name.lastIndexOf('/') + 1)}-${version}.tgz`
  return `${registry.replace(/\/+$/, '')}/${name}/-/${file}`
}
