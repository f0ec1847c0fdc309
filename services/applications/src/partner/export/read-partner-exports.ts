import { Readable } from 'node:stream'
import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import type { Sealer } from '@landfall/kit/core/sealed'
import type {
  ByteRange,
  ObjectStorage,
} from '../../student/document/storage/object-storage.ts'
import { DOWNLOAD_OPEN_MS, openDownload, sealDownload } from './download-token.ts'
import { type ExportReader, maySee } from './partner-export.policy.ts'
import type { PartnerExportStore } from './partner-export.store.ts'
import {
  PARTNER_EXPORT_RETENTION_MS,
  type PartnerExport,
  type PartnerExportPart,
} from './partner-export.ts'
import { readParts } from './read-parts.ts'

type Deps = {
  partnerExports: PartnerExportStore
  objects: Pick<ObjectStorage, 'read'>
  sealer: Sealer
  clock: Clock
}

/** A file that can be downloaded, with its pages. */
export type WholeExport = { file: PartnerExport; parts: PartnerExportPart[]; bytes: number }

/** Reads the list of an organization's files, and the files themselves. */
export function makeReadPartnerExports({ partnerExports, objects, sealer, clock }: Deps) {
  const keptSince = () => new Date(clock.now().getTime() - PARTNER_EXPORT_RETENTION_MS)
  return {
    /** Files that the reader may see, newest first. */
    async listPartnerExports(reader: ExportReader): Promise<PartnerExport[]> {
      const all = await partnerExports.findSince(reader.organizationId, keptSince())
      return all.filter((one) => maySee(reader, one))
    },

    async findPartnerExport(
      reader: ExportReader,
      id: string,
    ): Promise<PartnerExport | null> {
      const found = isUuid(id) ? await partnerExports.find(id) : null
      return found && found.startedAt > keptSince() && maySee(reader, found) ? found : null
    },

    /** A token that opens the file for some minutes without an API key. */
    async openPartnerExport({ id: exportId }: Pick<PartnerExport, 'id'>) {
      const until = new Date(clock.now().getTime() + DOWNLOAD_OPEN_MS)
      return { token: await sealDownload(sealer, { exportId, until }), until }
    },

    /** The file that such a token opens; null if it is not valid, too old, or the file is gone. */
    async takePartnerExport(token: string): Promise<WholeExport | null> {
      const opened = await openDownload(sealer, token)
      if (!opened || opened.until < clock.now()) return null
      const file = await partnerExports.find(opened.exportId)
      if (file?.state !== 'completed' || file.startedAt <= keptSince()) return null
      const parts = await partnerExports.partsOf(file.id)
      return { file, parts, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) }
    },

    /** Streams the pages in order. @throws in the stream if a page is no longer there */
    readPartnerExport: async (
      { parts }: WholeExport,
      range?: ByteRange,
    ): Promise<Readable> => Readable.from(readParts(parts, objects, range)),
  }
}
