import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, type ZipFile, fromBuffer } from 'yauzl'

/** The texts in an archive, by name. */
export async function readZip(zip: Buffer): Promise<Map<string, string>> {
  const archive = await open(zip)
  const read = promisify<Entry, NodeJS.ReadableStream>(archive.openReadStream.bind(archive))
  const reading: Promise<[string, string]>[] = []
  archive.on('entry', (entry: Entry) =>
    reading.push(read(entry).then(async (stream) => [entry.fileName, await text(stream)])),
  )
  await new Promise((resolve, reject) => archive.on('end', resolve).on('error', reject))
  return new Map(await Promise.all(reading))
}

function open(zip: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) =>
    fromBuffer(zip, { lazyEntries: false, autoClose: false }, (error, archive) =>
      error ? reject(error) : resolve(archive),
    ),
  )
}
