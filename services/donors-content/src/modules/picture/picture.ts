/** Widths in pixels that a picture is kept in, as far as it is as wide itself. */
export const WIDTHS = [480, 960, 1600] as const

/** A picture that somebody uploaded, in its sizes. */
export type Picture = {
  id: string
  /** Null: of the site. */
  organizationId: string | null
  uploaderId: string | null
  /** Of the largest size, in pixels. */
  width: number
  height: number
  /** Widths that there are, the smallest first. */
  sizes: number[]
  /** A revision that shows it, as far as known. */
  shownIn: string | null
  createdAt: Date
}

/** What a file became: WebP without what cameras write of place and device. */
export type Sized = {
  width: number
  height: number
  sizes: { width: number; bytes: Buffer }[]
}
