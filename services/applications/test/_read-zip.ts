import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, type ZipFile, fromBuffer } from 'yauzl'

/** The files in an archive, by name. */
export async function readZip(zip: Buffer): Promise<Map<string, Buffer>> {
  const archive = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(zip, { lazyEntries: false, autoClose: false }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    ),
  )
  const read = promisify<Entry, NodeJS.ReadableStream>(archive.openReadStream.bind(archive))
  const reading: Promise<[string, Buffer]>[] = []
  archive.on('entry', (entry: Entry) =>
    reading.push(read(entry).then(async (file) => [entry.fileName, await buffer(file)])),
  )
  await new Promise((resolve, reject) => archive.on('end', resolve).on('error', reject))
  return new Map(await Promise.all(reading))
}
