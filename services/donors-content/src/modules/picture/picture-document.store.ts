import type { PictureModel } from '../../db/documents.ts'

const idOf = (id: string, width: number) => `${id}-${width}`

export type PictureDocuments = ReturnType<typeof createPictureDocuments>

/** The bytes of pictures: immutable documents, one for each size. */
export function createPictureDocuments(model: () => Promise<PictureModel>) {
  return {
    async insert(
      id: string,
      { width, bytes }: { width: number; bytes: Buffer },
    ): Promise<void> {
      await (await model()).insert({ _id: idOf(id, width), bytes })
    },

    async removeAll(id: string, widths: readonly number[]): Promise<void> {
      await (await model()).removeAll(widths.map((width) => idOf(id, width)))
    },

    async find(id: string, width: number): Promise<Buffer | null> {
      return (await (await model()).findById(idOf(id, width)))?.bytes ?? null
    },
  }
}
