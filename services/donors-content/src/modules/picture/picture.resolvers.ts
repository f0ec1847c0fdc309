import type { Context } from '../../context.ts'
import type { Picture } from './picture.ts'

/** A picture as a text refers to it. */
type Named = { id: string; alt: string }

/** The address of the bytes, which never change. */
const addressOf = (id: string, width: number) => `/api/content-images/${id}?width=${width}`

const read = ({ id }: Named, { loaders }: Context): Promise<Picture | null> =>
  loaders.picture.load(id)

export const imageFields = {
  async url(image: Named, _args: unknown, context: Context) {
    const picture = await read(image, context)
    return addressOf(image.id, picture?.width ?? 0)
  },
  async srcSet(image: Named, _args: unknown, context: Context) {
    const picture = await read(image, context)
    const sizes = picture?.sizes ?? []
    return sizes.map((width) => `${addressOf(image.id, width)} ${width}w`).join(', ')
  },
  width: async (image: Named, _args: unknown, context: Context) =>
    (await read(image, context))?.width ?? 0,
  height: async (image: Named, _args: unknown, context: Context) =>
    (await read(image, context))?.height ?? 0,
}
