/** As many as the server takes. */
export const GALLERY_MAX = 12

export type GalleryPicture = { id: string; alt: string; url: string }

/** Of what was read; other kinds have none. */
export function galleryOf(written: unknown): GalleryPicture[] {
  if (!Array.isArray(written)) return []
  return (written as GalleryPicture[]).map(({ id, alt, url }) => ({ id, alt, url }))
}

/** Pictures for who can't see them are words. */
export function areAllSaid(gallery: readonly GalleryPicture[]): boolean {
  return gallery.every(({ alt }) => alt.trim() !== '')
}
