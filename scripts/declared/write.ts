/**
 * Writes the files in identity, the gateway and the web client that hold what services and the gateway declare.
 *
 *     node scripts/declared/write.ts           writes the files
 *     node scripts/declared/write.ts --check   exits 1 when one of them is stale
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { root } from '../dev/paths.ts'
import { discoverServices } from '../dev/services.ts'
import { liveFieldFiles } from './live-fields.ts'
import { noticeFiles } from './notices.ts'
import { partnerChangeFiles } from './partner-changes.ts'

const services = discoverServices()
const styleFile = join(root, '.oxfmtrc.json')
const style = JSON.parse(readFileSync(styleFile, 'utf8')) as FormatConfig
const isCheck = process.argv.includes('--check')

for (const { path, text } of [
  ...noticeFiles(services),
  ...liveFieldFiles(services),
  ...partnerChangeFiles(),
]) {
  const file = join(root, path)
  const { code: formatted, errors } = await format(path, text, style)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === formatted
  if (isCheck && !isFresh) {
    process.stderr.write(`${path} is stale: npm run compose\n`)
    process.exitCode = 1
  }
  if (!isCheck && !isFresh) writeFileSync(file, formatted)
}
