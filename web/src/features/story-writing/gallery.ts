/** The most that the server takes. */
export const GALLERY_MAX = 12

export type GalleryPicture = { id: string; alt: string; url: string }

/** The pictures of a stored text; other kinds have none. */
export function galleryOf(written: unknown): GalleryPicture[] {
  if (!Array.isArray(written)) return []
  return (written as GalleryPicture[]).map(({ id, alt, url }) => ({ id, alt, url }))
}

/** Whether each picture has a text for people who can't see it. */
export function areAllSaid(gallery: readonly GalleryPicture[]): boolean {
  return gallery.every(({ alt }) => alt.trim() !== '')
}
