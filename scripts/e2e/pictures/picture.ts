/** Compares pictures, and tolerates what another build of the same browser draws differently. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How far apart two colors of a pixel may be, from 0 to 1: the edges of letters differ a little between machines. */
const COLOR_TOLERANCE = 0.15
/** Share of a picture's pixels that may differ: less than a missing letter, or a border one pixel thicker. */
const MAX_DIFFERENT_SHARE = 0.002

export function readPicture(file: string): Buffer | null {
  return existsSync(file) ? readFileSync(file) : null
}

/** Of 256 steps for each color: kept pictures stay small, and finer steps differ between machines anyway. */
const COLOR_STEP = 16

/** Writes few colors and uses no filters, which would only spread flat areas. */
export function keepPicture(file: string, picture: Buffer): void {
  const options = {
    deflateLevel: 9,
    deflateStrategy: 0,
    filterType: 0,
    colorType: 2,
  } as const
  writeFileSync(file, PNG.sync.write(withFewColors(picture), options))
}

function withFewColors(picture: Buffer): PNG {
  const png = PNG.sync.read(picture)
  for (const [at, value] of png.data.entries())
    png.data[at] = Math.min(Math.round(value / COLOR_STEP) * COLOR_STEP, 255)
  return png
}

type Comparison = {
  /** The fault in words; null when both look the same. */
  fault: string | null
  /** The differences in red; null when one picture cannot be laid over the other. */
  difference: Buffer | null
}

/** @param agreed null when there is none yet */
export function comparePictures(agreed: Buffer | null, seen: Buffer): Comparison {
  if (!agreed) return { fault: 'there is no agreed picture', difference: null }
  const [before, after] = [withFewColors(agreed), withFewColors(seen)]
  const { width, height } = before
  if (width !== after.width || height !== after.height) {
    const fault = `${after.width} × ${after.height} instead of ${width} × ${height}`
    return { fault, difference: null }
  }
  const difference = new PNG({ width, height })
  const count = pixelmatch(before.data, after.data, difference.data, width, height, {
    threshold: COLOR_TOLERANCE,
  })
  const share = count / (width * height)
  if (share <= MAX_DIFFERENT_SHARE) return { fault: null, difference: null }
  const fault = `${count} pixels differ (${(share * 100).toFixed(2)} %)`
  return { fault, difference: PNG.sync.write(difference) }
}
