/** The widths in pixels that a picture is stored in, up to its own width. */
export const WIDTHS = [480, 960, 1600] as const

/** A picture that somebody uploaded, in its sizes. */
export type Picture = {
  id: string
  /** Null: the site's own. */
  organizationId: string | null
  uploaderId: string | null
  /** Width and height of the largest size, in pixels. */
  width: number
  height: number
  /** The widths that are stored, smallest first. */
  sizes: number[]
  /** A revision known to show it. */
  shownIn: string | null
  createdAt: Date
}

/** A resized upload: WebP without the camera's data about place and device. */
export type Sized = {
  width: number
  height: number
  sizes: { width: number; bytes: Buffer }[]
}
