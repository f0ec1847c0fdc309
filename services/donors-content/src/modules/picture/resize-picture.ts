import sharp from 'sharp'
import { type Sized, WIDTHS } from './picture.ts'

const NARROWEST = 200
/** More pixels than any camera has: a small file must not fill the memory. */
const PIXELS_MAX = 60_000_000
const QUALITY = 80
const TYPES = new Set(['jpeg', 'png', 'webp', 'heif'])

// One thread only, as the service has other work to do.
sharp.concurrency(1)
sharp.cache(false)

/**
 * The sizes of a picture, upright and without the camera's data about place and device. Null if the bytes are not a
 * picture of an accepted kind, or it is too narrow.
 */
export async function resizePicture(bytes: Buffer): Promise<Sized | null> {
  const source = () => sharp(bytes, { limitInputPixels: PIXELS_MAX }).autoOrient()
  const about = await sharp(bytes, { limitInputPixels: PIXELS_MAX })
    .metadata()
    .catch(() => null)
  if (about === null || !TYPES.has(about.format ?? '')) return null
  const width = about.autoOrient.width
  if (width < NARROWEST) return null
  const smaller = WIDTHS.filter((one) => one < width)
  const widest = Math.min(width, WIDTHS[WIDTHS.length - 1] ?? width)
  const widths = [...new Set([...smaller, widest])].toSorted((a, b) => a - b)
  const sizes = []
  let height = 0
  for (const one of widths) {
    const made = await source()
      .resize({ width: one })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
      .catch(() => null)
    if (made === null) return null
    height = made.info.height
    sizes.push({ width: one, bytes: made.data })
  }
  return { width: widest, height, sizes }
}
