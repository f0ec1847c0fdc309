export type Looks = {
  mark: string
  words: string
  line: string
  ground: string
  font: string
}

/** A canvas knows no classes: reads its colors and font from an element with the matching classes. */
export function canvasLooks(element: HTMLElement): Looks {
  const { color, borderTopColor, backgroundColor, accentColor, fontFamily } =
    getComputedStyle(element)
  return {
    mark: accentColor,
    words: color,
    line: borderTopColor,
    ground: backgroundColor,
    font: fontFamily,
  }
}
