import type { Sealer } from '@landfall/kit/core/sealed'
import { z } from 'zod'

/** How long the address of a file works: long enough to begin a download, too short to be passed on. */
export const DOWNLOAD_OPEN_MS = 15 * 60_000

const tokenSchema = z.strictObject({
  partnerExport: z.uuid(),
  until: z.coerce.date(),
})

/** A token that proves that a file's address came from us, and says until when it is valid. */
export function sealDownload(
  sealer: Pick<Sealer, 'seal'>,
  { exportId, until }: { exportId: string; until: Date },
): Promise<string> {
  return sealer.seal({ partnerExport: exportId, until: until.toISOString() })
}

/** Null for anything that we did not seal for this purpose. */
export async function openDownload(
  sealer: Pick<Sealer, 'open'>,
  token: string,
): Promise<{ exportId: string; until: Date } | null> {
  const opened = await sealer.open(token).catch(() => null)
  const parsed = tokenSchema.safeParse(opened)
  if (!parsed.success) return null
  const { partnerExport: exportId, until } = parsed.data
  return { exportId, until }
}
