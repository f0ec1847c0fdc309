/** The Chromium that drives the journeys: the machine's own, else Debian's. */
import { installPackage } from '../dev/install/debian.ts'
import { isExecutable, onPath } from '../dev/programs.ts'

const NAMES = [
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

/** @throws what to install where there is none and we may not install it */
export async function findBrowser(): Promise<string> {
  const found = process.env.E2E_BROWSER || searchBrowser()
  if (found) return found
  await installPackage('chromium')
  const installed = searchBrowser()
  if (installed) return installed
  throw new Error(
    'The journeys need a browser: install Chromium or Google Chrome, or set E2E_BROWSER to its path.',
  )
}

function searchBrowser(): string | undefined {
  const onThePath = NAMES.map((name) => onPath(name)).find((path) => path !== null)
  return onThePath ?? FOR_MAC.find(isExecutable)
}
