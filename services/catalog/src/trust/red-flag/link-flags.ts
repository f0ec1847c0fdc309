import type { RedFlag } from './red-flag.ts'
import { BORROWED_NAMES, SHORTENERS } from './red-flag-rules.ts'

/** Flags of an address by its host only; an invalid address has none. */
export function flagsOfUrl(address: string): RedFlag[] {
  const url = URL.parse(address)
  if (url === null) return []
  const host = url.hostname.toLowerCase().replace(/^www\./, '')
  if (SHORTENERS.has(host)) return [{ code: 'short-link', severity: 'hold', words: host }]
  const isDisguised = url.username !== '' || isAddressOfNumbers(host) || looksAlike(host)
  return isDisguised ? [{ code: 'look-alike-domain', severity: 'hold', words: host }] : []
}

function isAddressOfNumbers(host: string): boolean {
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) || host.startsWith('[')
}

function looksAlike(host: string): boolean {
  const labels = host.split('.')
  if (labels.some((label) => label.startsWith('xn--') && hasMixedScripts(label)))
    return true
  return dressesAsSchool(labels) || borrowsName(host)
}

/** Works without decoding Punycode, in which a Latin word with a few foreign letters keeps its Latin ones. */
function hasMixedScripts(label: string): boolean {
  const [latin = ''] = label.slice(4).split(/-(?=[a-z0-9]+$)/)
  return /[a-z]{3,}/.test(latin)
}

/** `harvard.edu.awards.com`, `harvard-edu.com`: a school's ending that is not at the end. */
function dressesAsSchool(labels: readonly string[]): boolean {
  const isEnding = (index: number) =>
    index === labels.length - 1 ||
    (index === labels.length - 2 && labels.at(-1)?.length === 2)
  return labels.some(
    (label, index) =>
      (/^(?:edu|gov)$/.test(label) && !isEnding(index)) || /\w-(?:edu|gov)$/.test(label),
  )
}

/** A well-known name, also with digits for letters, outside its owner's domains. */
function borrowsName(host: string): boolean {
  const isOfficial = /\.(?:gov|edu|mil|ac\.[a-z]{2}|edu\.[a-z]{2}|gov\.[a-z]{2})$/.test(
    host,
  )
  if (isOfficial) return false
  const letters = host.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('rn', 'm')
  return Object.entries(BORROWED_NAMES).some(([name, owners]) => {
    const isOwn = owners.some((owner) => host === owner || host.endsWith(`.${owner}`))
    // National commissions have the name and a country's ending: fulbright.org.nz, fulbright.jp.
    const isNational = new RegExp(`(?:^|\\.)${name}(?:\\.\\w{2,3})?\\.[a-z]{2}$`).test(host)
    const spelled = letters.includes(name)
    const isDisguised = spelled && !host.includes(name)
    const isDressed = new RegExp(`${name}-|-${name}`).test(letters)
    return !isOwn && !isNational && (isDisguised || (spelled && isDressed))
  })
}
