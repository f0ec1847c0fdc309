/**
 * Finds the Chromium that drives the journeys: the machine's own, else Debian's. It prefers the build without
 * windows, which does half the work.
 */
import { installPackage } from '../dev/install/debian.ts'
import { isExecutable, onPath } from '../dev/programs.ts'

const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const FOR_MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Older releases of Debian have only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

let found: Promise<string> | undefined

/** @throws what to install where there is none and we may not install it */
export function findBrowser(): Promise<string> {
  found ??= searchOrInstall()
  return found
}

async function searchOrInstall(): Promise<string> {
  const there = process.env.E2E_BROWSER || searchBrowser()
  if (there) return there
  let refusal = ''
  for (const name of PACKAGES) {
    await installPackage(name).catch((error: Error) => (refusal = `${error.message}\n`))
    const installed = searchBrowser()
    if (installed) return installed
  }
  throw new Error(
    `${refusal}The journeys need a browser: install Chromium or Google Chrome, or set E2E_BROWSER to its path.`,
  )
}

function searchBrowser(): string | undefined {
  const onThePath = NAMES.map((name) => onPath(name)).find((path) => path !== null)
  return onThePath ?? FOR_MAC.find(isExecutable)
}
