import { graphql, readFragment, type FragmentType } from '#gql'
import { classNames } from '#ui/class-names.ts'

const fragment = graphql(`
  fragment StoryImage_Image on ContentImage {
    id
    url
    srcSet
    alt
    width
    height
  }
`)

type Props = {
  image: FragmentType<typeof fragment>
  /** As in `img`: its displayed width. */
  sizes: string
  className?: string
}

/** A picture in the size that fits; its space stays free while it loads. */
export function StoryImage({ image, sizes, className }: Props) {
  const { url, srcSet, alt, width, height } = readFragment(fragment, image)
  return (
    <img
      src={url}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={classNames('h-auto max-w-full rounded bg-sunken', className)}
    />
  )
}
